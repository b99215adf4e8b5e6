/**
 * Until April 2018 noncombat damage to a player could be dealt to one of that player's
 * planeswalkers instead (212.9g of 2007, 306.8 of 2009, 306.7 of 2014).
 */
import type { Answer } from "./decisions.ts";
import { type Game, opponentsOf } from "./game.ts";
import type { InstructionOf, Would } from "./instructions.ts";
import { characteristics, controllerOf } from "./layers.ts";
import { because, type Modified, type Modifier, only, type Replacing } from "./modifier.ts";
import type { Target } from "./objects.ts";
import { nowOrLast } from "./view.ts";
import type { Work } from "./work.ts";

type Damage = Extract<Would, { is: "damage" }>;

/** A redirection effect like others (614.9); where to is in the modifier. */
const redirection: Replacing = {
  is: "replacement",
  would: { is: "damages", player: { is: "anyPlayer" }, noncombat: true },
  instead: { is: "redirect", to: { is: "player", player: { is: "anyPlayer" } } },
  optional: true,
};

/** The rule as an effect on damage that an opponent's source would deal to a player. */
export function sparingPlayer(game: Game, would: Would): readonly Modifier[] {
  if (game.rules.planeswalkerDamage !== "redirected") return [];
  if (would.is !== "damage" || would.combat || would.target.is !== "player") return [];
  const { source, target } = would;
  if (!nowOrLast(game, source)) return [];
  const controller = controllerOf(game, source);
  if (!opponentsOf(game, target.player).includes(controller)) return [];
  // Not to those of a teammate.
  const among = game.battlefield.filter((id) => {
    const { types, controller: whose } = characteristics(game, id);
    return types.includes("planeswalker") && whose === target.player;
  });
  if (among.length === 0) return [];
  return [
    {
      source,
      key: "planeswalkers",
      // One rule is one effect, whatever the damage meets on its way (614.5).
      chance: "planeswalkers",
      context: { source, controller },
      ability: redirection,
      among,
      rule: "306.7",
    },
  ];
}

/** Whoever controls the source says, as it is applied, whether and to which; all of it or none. */
export function dealToPlaneswalker(
  work: Work,
  instruction: InstructionOf<"happen">,
  would: Damage,
  { context, source, among = [] }: Modifier,
  answers: Answer[],
): Modified | "asked" {
  const answer = answers.shift();
  if (answer?.is !== "choose") {
    work.ask(instruction, {
      is: "choose",
      player: context.controller,
      purpose: { is: "redirect" },
      source,
      from: among.map((object): Target => ({ is: "object", object })),
      min: 0,
      max: 1,
      cr: ["306.7", "614.9"],
    });
    return "asked";
  }
  const [to] = answer.chosen;
  if (!to) return only(would);
  const redirected = { is: "redirected", source, from: would.target, to } as const;
  work.emit(redirected, because(source), "306.7", "614.9");
  return only({ ...would, target: to });
}
