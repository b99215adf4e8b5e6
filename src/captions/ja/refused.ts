/** A line that must be refused, as what a player can't do. */
import { formatPool } from "../../engine/mana.ts";
import { keywords } from "../../keywords/index.ts";
import { colorWords, subtypeWords } from "../../language/lexicon.ts";
import type {
  Choice,
  Clause,
  PickVerb,
  Share,
  StatementOf,
  UseWord,
} from "../../notation/syntax.ts";
import type { Named } from "../named.ts";
import { nameOf, playerName, thingName, thingNames, wayName } from "./references.ts";

const cannotPick: Readonly<Record<PickVerb, string>> = {
  finds: "見つけられない",
  keeps: "残せない",
  sacrifices: "生け贄に捧げられない",
  exiles: "追放できない",
  taps: "タップできない",
  puts: "置けない",
};

const using: Readonly<Record<UseWord, string>> = {
  sacrificing: "生け贄に捧げて",
  exiling: "追放して",
  tapping: "タップして",
  putting: "置いて",
};

const sharesText = (shares: readonly Share[], board: Named): string =>
  shares.map(({ amount, to }) => `${thingName(to, board)}に${amount}点`).join("、");

/** What a choice names; undefined where it names nothing. */
function chosenText(choice: Choice, board: Named): string | undefined {
  switch (choice.is) {
    case "things":
      return choice.things.length === 0 ? undefined : thingNames(choice.things, board);
    case "color":
      return colorWords[choice.color].ja;
    case "subtype":
      return subtypeWords.get(choice.subtype)?.ja ?? choice.subtype;
    case "number":
      return `${choice.number}`;
    case "mana":
      return `${formatPool([choice.mana])}のマナ`;
    case "modes":
      return choice.modes.length === 0 ? undefined : `モード${choice.modes.join("と")}`;
  }
}

/** An answer that was given with the action, as an adverb of it. */
function clauseText(clause: Clause, board: Named): string | undefined {
  switch (clause.is) {
    case "targeting":
      return clause.targets.length === 0
        ? "対象なしで"
        : `${thingNames(clause.targets, board)}を対象に`;
    case "x":
      return `X=${clause.x}で`;
    case "discarding":
      return `${thingNames(clause.cards, board)}を捨てて`;
    case "paying": {
      const sources = clause.sources.map((source) => thingName(source, board));
      const floating = clause.mana ? [formatPool(clause.mana)] : [];
      return `${[...floating, ...sources].join("と")}のマナで`;
    }
    case "choosing": {
      const chosen = chosenText(clause.choice, board);
      return chosen === undefined ? "何も選ばずに" : `${chosen}を選んで`;
    }
    case "using":
      return `${thingNames(clause.things, board)}を${using[clause.how]}`;
    case "cost": {
      const keyword = Object.values(keywords).find(({ en }) => en.toLowerCase() === clause.name);
      return `${keyword?.ja ?? clause.name}・コストを${clause.paid ? "支払って" : "支払わずに"}`;
    }
    case "hybrid":
      return `混成シンボルを${clause.symbols.map((symbol) => `{${symbol}}`).join("")}として`;
    case "dividing":
      return `${sharesText(clause.shares, board)}を割り振って`;
  }
}

const answersText = (clauses: readonly Clause[], board: Named): string =>
  clauses.flatMap((clause) => clauseText(clause, board) ?? []).join("、");

/** Undefined for a line without words of its own. */
export function illegalClause(
  { statement }: StatementOf<"illegal">,
  board: Named,
): string | undefined {
  const player = "player" in statement && statement.player ? playerName(statement.player) : "";
  switch (statement.is) {
    case "cast": {
      const way = statement.way === undefined ? "" : wayName(statement.way, board);
      const given = answersText(statement.clauses, board);
      return `${player}は${given}${way}${nameOf(statement.card, board)}を唱えられない`;
    }
    case "activate": {
      const which = statement.ability === undefined ? "能力" : `${statement.ability}つ目の能力`;
      const given = answersText(statement.clauses, board);
      return `${player}は${given}${nameOf(statement.object, board)}の${which}を起動できない`;
    }
    case "play":
      return `${player}は${nameOf(statement.card, board)}をプレイできない`;
    case "choose": {
      const chosen = chosenText(statement.choice, board);
      return `${player}は${chosen === undefined ? "何も選ばないことはできない" : `${chosen}を選べない`}`;
    }
    case "target":
      return statement.targets.length === 0
        ? `${player}は対象を選ばないことはできない`
        : `${player}は${thingNames(statement.targets, board)}を対象にできない`;
    case "pick": {
      const end = statement.place === "top" ? "上" : "下";
      const where = statement.place ? `ライブラリーの一番${end}に` : "";
      return `${player}は${thingNames(statement.things, board)}を${where}${cannotPick[statement.verb]}`;
    }
    case "attack": {
      const { attackers, defenders = [] } = statement;
      const against = [...new Set(defenders.map((one) => thingName(one, board)))];
      const whom = against.length > 0 ? `${against.join("と")}を` : "";
      return `${player}は${thingNames(attackers, board)}で${whom}攻撃できない`;
    }
    case "block": {
      const blocks = statement.blocks.map(
        ({ attacker, blockers }) => `${thingNames(blockers, board)}で${nameOf(attacker, board)}を`,
      );
      return `${player}は${blocks.join("、")}ブロックできない`;
    }
    case "assign":
      return `${player}は${sharesText(statement.shares, board)}を割り振れない`;
    default:
      return undefined;
  }
}
