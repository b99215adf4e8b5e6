/** Writes a board in its canonical form: what the parser reads back as the same board. */
import type { CardDefinition, CardId } from "../language/card.ts";
import type { Lang } from "./bilingual.ts";
import { type FactPrinter, factPrinter } from "./print-facts.ts";
import { positionLines } from "./print-position.ts";
import type {
  Board,
  CardReference,
  Choice,
  Clause,
  Reference,
  Share,
  Statement,
  StatementOf,
} from "./syntax.ts";
import { colorNames, manaSymbol, stepNames } from "./words.ts";

/** Writes names; every other printer is made of one. */
export interface NamePrinter {
  readonly card: (id: CardId) => string;
  readonly reference: (reference: Reference) => string;
  readonly references: (references: readonly Reference[], joint?: string) => string;
}

export function namePrinter(cards: readonly CardDefinition[], lang: Lang): NamePrinter {
  const names = new Map(cards.map((card) => [card.id, card.name[lang]]));
  const halves = new Map(
    cards.flatMap((card) => (card.halves ?? []).map(({ name }) => [name.en, name[lang]] as const)),
  );
  const card = (id: CardId): string => names.get(id) ?? id;
  const named = (reference: CardReference): string => {
    if (reference.is === "nickname") return reference.nickname;
    const half = reference.is === "card" && reference.half;
    const name =
      reference.is === "token"
        ? reference.name
        : ((half && halves.get(half)) ?? card(reference.card));
    const whose = reference.of === undefined ? "" : `${reference.of}'s `;
    const which = reference.number === undefined ? "" : ` #${reference.number}`;
    return `${whose}${name}${which}`;
  };
  const reference = (one: Reference): string => {
    if (one.is === "player") return one.player;
    const which = typeof one.ability === "number" ? ` #${one.ability}` : "";
    return one.ability ? `${named(one)}'s ability${which}` : named(one);
  };
  return {
    card,
    reference,
    references: (some, joint = ", ") => some.map(reference).join(joint),
  };
}

export function printBoard(board: Board, lang: Lang = "en"): string {
  const names = namePrinter(board.cards, lang);
  const facts = factPrinter(names);
  const parts = [
    positionLines(board.position, names),
    board.script.map((statement) => printStatement(statement, names, facts)),
    board.facts.map((fact) => facts(fact)),
  ];
  while (parts.length > 1 && parts.at(-1)?.length === 0) parts.pop();
  return `${parts.map((lines) => lines.join("\n")).join("\n--\n")}\n`.replaceAll("\n\n", "\n");
}

// Script ---------------------------------------------------------------------------------------

export function printStatement(
  statement: Statement,
  names: NamePrinter,
  facts: FactPrinter = factPrinter(names),
): string {
  const { references, reference } = names;
  switch (statement.is) {
    case "cast": {
      const { player, card, way, clauses } = statement;
      const how = way === undefined ? "" : ` for ${way}`;
      return `${player} casts ${reference(card)}${how}${printClauses(clauses, names)}`;
    }
    case "activate": {
      const { player, object, ability, clauses } = statement;
      const which = ability === undefined ? "" : ` ability ${ability}`;
      return `${player} activates ${reference(object)}${which}${printClauses(clauses, names)}`;
    }
    case "play":
      return `${statement.player} plays ${reference(statement.card)}`;
    case "pass":
      return statement.player === undefined ? "pass" : `${statement.player} passes`;
    case "resolve":
      return statement.all ? "resolve all" : "resolve";
    case "goTo": {
      if (statement.step === undefined) return "next step";
      const whose = statement.player === undefined ? "" : `${statement.player}'s `;
      return `go to ${whose}${stepNames.wordOf[statement.step]}`;
    }
    case "attack":
      return `${statement.player} attacks ${printAttack(statement, names)}`;
    case "pick": {
      const { player, verb, things, place } = statement;
      const where = place && (place === "top" ? " on top" : " on the bottom");
      return `${player} ${verb} ${references(things) || "nothing"}${where ?? ""}`;
    }
    case "coin":
      return `coin: ${statement.won ? "won" : "lost"}`;
    case "random":
      return `at random: ${references(statement.picked)}`;
    case "block":
      return `${statement.player} blocks ${
        statement.blocks
          .map(
            ({ attacker, blockers }) =>
              `${reference(attacker)} with ${references(blockers, " and ")}`,
          )
          .join(", ") || "with nothing"
      }`;
    case "confirm":
      return `${statement.player} ${statement.yes ? "yes" : "no"}`;
    case "pay":
      return statement.yes
        ? `${statement.player} pays${printClauses(statement.clauses, names)}`
        : `${statement.player} does not pay`;
    case "choose":
      return `${statement.player} chooses ${printChoice(statement.choice, names)}`;
    case "discard":
      return `${statement.player} discards ${references(statement.cards)}`;
    case "order":
      return `${statement.player} orders ${references(statement.items)}`;
    case "target":
      return `${statement.player} targets ${references(statement.targets) || "nothing"}`;
    case "assign":
      return `${statement.player} assigns ${printShares(statement.shares, names)}`;
    case "illegal": {
      const rule = statement.rule === undefined ? "" : ` (${statement.rule})`;
      return `illegal${rule}: ${printStatement(statement.statement, names, facts)}`;
    }
    case "mark":
      return `mark ${statement.name}`;
    case "check":
      return `check ${facts(statement.fact)}`;
  }
}

/** Attackers of the same player or planeswalker stand together. */
function printAttack(
  { attackers, defenders }: StatementOf<"attack">,
  { reference, references }: NamePrinter,
): string {
  if (!defenders) return `with ${references(attackers) || "nothing"}`;
  const groups: { readonly to: string; readonly with: CardReference[] }[] = [];
  for (const [index, attacker] of attackers.entries()) {
    const defender = defenders[index];
    const to = defender ? reference(defender) : "";
    const last = groups.at(-1);
    if (last?.to === to) last.with.push(attacker);
    else groups.push({ to, with: [attacker] });
  }
  return groups.map((one) => `${one.to} with ${references(one.with, " and ")}`).join(", ");
}

const printShares = (shares: readonly Share[], { reference }: NamePrinter): string =>
  shares.map(({ amount, to }) => `${amount} to ${reference(to)}`).join(", ");

/** The first clause follows the action directly; the others after commas. */
export function printClauses(clauses: readonly Clause[], names: NamePrinter): string {
  return clauses
    .map((clause, index) => {
      const followsDirectly = index === 0 && (clause.is === "targeting" || clause.is === "x");
      return `${followsDirectly ? " " : ", "}${printClause(clause, names)}`;
    })
    .join("");
}

function printClause(clause: Clause, names: NamePrinter): string {
  switch (clause.is) {
    case "targeting":
      return `targeting ${names.references(clause.targets, " and ") || "nothing"}`;
    case "x":
      return `with X = ${clause.x}`;
    case "discarding":
      return `discarding ${names.references(clause.cards, " and ")}`;
    case "paying":
      return `paying with ${[
        ...(clause.mana ? [clause.mana.map(manaSymbol).join("")] : []),
        ...clause.sources.map((source) => {
          const made = source.mana?.map(manaSymbol).join("");
          return `${names.reference(source)}${made ? ` for ${made}` : ""}`;
        }),
      ].join(", ")}`;
    case "choosing":
      return `choosing ${printChoice(clause.choice, names)}`;
    case "using":
      return `${clause.how} ${names.references(clause.things, " and ")}`;
    case "cost": {
      const does = clause.name === "kicker" ? "kicked" : `paying ${clause.name}`;
      return clause.paid ? does : `not ${does}`;
    }
    case "hybrid":
      return `hybrid as ${clause.symbols.map((symbol) => `{${symbol}}`).join("")}`;
    case "dividing":
      return `dividing ${printShares(clause.shares, names)}`;
  }
}

function printChoice(choice: Choice, names: NamePrinter): string {
  switch (choice.is) {
    case "color":
      return colorNames.wordOf[choice.color];
    case "number":
      return `${choice.number}`;
    case "mana":
      return manaSymbol(choice.mana);
    case "subtype":
      return choice.subtype;
    case "modes":
      return `${choice.modes.length === 1 ? "mode" : "modes"} ${choice.modes.join(" and ")}`;
    case "things":
      return names.references(choice.things) || "nothing";
  }
}
