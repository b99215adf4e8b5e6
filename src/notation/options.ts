/** From what somebody chooses to answers of questions that offer options or numbers. */
import type { Option } from "../engine/decisions.ts";
import { type Answer, attackedWith, cardOf, type Target } from "../engine/index.ts";
import { fail, ok } from "../engine/result.ts";
import { cardIdOf } from "../language/card.ts";
import type { Answered, Asked } from "./answers.ts";
import type { Bilingual } from "./bilingual.ts";
import { complaint, problemAt } from "./problems.ts";
import { findTargets, means, referenceName, type Scene } from "./refer.ts";
import type { Choice, Reference } from "./syntax.ts";
import { manaSymbol } from "./words.ts";

type Options = Extract<Asked, { is: "option" }>;
type OptionOf<Is extends Option["is"]> = Extract<Option, { is: Is }>;

export const amongChoices: Bilingual = { en: "among the choices", ja: "選べるもの" };

const offers = ({ options }: Options, is: Option["is"]): boolean =>
  options.some((one) => one.is === is);

const chosen = (option: Option): Answered => ok({ is: "option", option });

/** What a choice that is no list of objects and players answers. */
export function answerOption(scene: Scene, asked: Asked, choice: Choice): Answered {
  if (choice.is === "number") {
    const answer: Answer = { is: "number", number: choice.number };
    if (asked.is === "number") return ok(answer);
    // Half of a hybrid symbol: `A chooses 2` of {2/W}.
    return asked.is === "option" && offers(asked, "symbol")
      ? chosen({ is: "symbol", symbol: `${choice.number}` })
      : undefined;
  }
  if (asked.is !== "option") return undefined;
  switch (choice.is) {
    case "color":
      if (offers(asked, "color")) return chosen({ is: "color", color: choice.color });
      return offers(asked, "mana") ? chosen({ is: "mana", mana: choice.color }) : undefined;
    case "mana":
      if (offers(asked, "symbol")) {
        return chosen({ is: "symbol", symbol: manaSymbol(choice.mana).slice(1, -1) });
      }
      return offers(asked, "mana") ? chosen({ is: "mana", mana: choice.mana }) : undefined;
    case "subtype":
      return offers(asked, "subtype")
        ? chosen({ is: "subtype", subtype: choice.subtype })
        : undefined;
    case "modes":
      return answerMode(asked, choice.modes);
    case "things":
      return answerThings(scene, asked, choice.things);
  }
}

/** The first of the modes; none when no more are named, where that is a question at all. */
function answerMode(asked: Options, [mode]: readonly number[]): Answered {
  if (mode !== undefined) {
    return offers(asked, "mode") ? chosen({ is: "mode", mode: mode - 1 }) : undefined;
  }
  return asked.purpose.is === "mode" ? chosen({ is: "none" }) : undefined;
}

function answerThings(scene: Scene, asked: Options, things: readonly Reference[]): Answered {
  const [name, ...others] = things;
  if (!name) return offers(asked, "none") ? chosen({ is: "none" }) : undefined;
  if (others.length > 0) return undefined;
  const half = name.is === "card" ? name.half : undefined;
  const named = typeNamed(asked, name) ?? (half && halfOption(scene, asked, half));
  if (named) return chosen(named);
  return offers(asked, "effect")
    ? chooseEffect(scene, asked, name)
    : chooseDefender(scene, asked, name);
}

/** A basic land type has the name of a card, which may be on the board: `A chooses Forest`. */
function typeNamed({ options }: Options, name: Reference): Option | undefined {
  if (name.is !== "card") return undefined;
  return options.find((one) => one.is === "subtype" && cardIdOf(one.subtype) === name.card);
}

/** 709.3: the half of a split card that is cast, by its name. */
export function halfOption(
  { game }: Scene,
  { purpose }: Options,
  half: string,
): Option | undefined {
  if (purpose.is !== "half") return undefined;
  const halves = cardOf(game, purpose.of)?.halves ?? [];
  const place = halves.findIndex(({ name }) => name.en === half);
  return place < 0 ? undefined : { is: "mode", mode: place };
}

/** 616.1: a replacement effect goes by the name of its source, or by a number behind that. */
function chooseEffect(scene: Scene, asked: Options, name: Reference): Answered {
  const problem = (code: "notThere" | "ambiguous", text: Bilingual): Answered =>
    fail(problemAt(name.at, complaint(code, [referenceName(scene, name), text])));
  if (name.is === "player") return problem("notThere", amongChoices);
  const { ability, ...source } = name;
  const fitting = asked.options.filter(
    (one): one is OptionOf<"effect"> => one.is === "effect" && means(scene, source, one.source),
  );
  const option = typeof ability === "number" ? fitting[ability - 1] : fitting[0];
  if (!option) return problem("notThere", amongChoices);
  // Which of several alike it is makes no difference; two effects of one source do.
  const keys = new Set(fitting.map(({ key }) => key));
  return typeof ability === "number" || keys.size === 1
    ? chosen(option)
    : problem("ambiguous", numbered);
}

const numbered: Bilingual = {
  en: "write “NAME's ability #1”, “NAME's ability #2”",
  ja: "「名前's ability #1」「名前's ability #2」のように書いてください",
};

/** A player or an object among the options; another one is for the engine to refuse. */
export function chooseDefender(scene: Scene, asked: Options, name: Reference): Answered {
  const among = asked.options.flatMap((one) => (one.is === "defender" ? [one.defender] : []));
  if (among.length === 0) return undefined;
  // Each player of a team that is attacked as one means the team.
  const team =
    asked.purpose.is === "defender" && name.is === "player"
      ? attackedWith(scene.game, name.player)
      : [];
  const whole = among.find((one) => one.is === "player" && team.includes(one.player));
  if (whole) return chosen({ is: "defender", defender: whole });
  const found = findTargets(scene, [name], among, amongChoices);
  if (!found.ok) return found;
  const [defender] = found.value;
  return defender && chosen({ is: "defender", defender });
}

/** Whether a name means what an attacker attacks. */
export function meansTarget(scene: Scene, name: Reference, target: Target): boolean {
  if (name.is === "player") return target.is === "player" && target.player === name.player;
  return target.is === "object" && means(scene, name, target.object);
}
