/** Players: "you", "target opponent", "its controller", "that player". */
import type { Amount, Player } from "../schema.ts";
import { type Rule, says, saysAny } from "./core.ts";
import { linkAt, spokenPlayer } from "./spoken.ts";

const anyPlayer: Player = { is: "anyPlayer" };
const anOpponent: Player = { is: "anOpponent" };

const targetPlayer = (
  who: Player,
  start: number,
  how: { readonly amount?: Amount; readonly upTo?: true } = {},
): Player => ({
  is: "targetPlayer",
  spec: { is: "targetPlayers", who, ...how },
  slot: 0,
  link: linkAt(start),
});

export const players: readonly Rule[] = [
  says("Player", "you", () => ({ is: "you" })),
  saysAny("Player", ["your opponents", "each opponent"], () => ({ is: "eachOpponent" })),
  saysAny("Player", ["an opponent", "any opponent"], () => anOpponent),
  says("Player", "each player", () => ({ is: "eachPlayer" })),
  says("Player", "players", () => ({ is: "eachPlayer" })),
  saysAny("Player", ["a player", "any player"], () => anyPlayer),
  says("Player", "target player", (_, { start }) => targetPlayer(anyPlayer, start)),
  says("Player", "target opponent", (_, { start }) => targetPlayer(anOpponent, start)),
  says("Player", "up to one target player", (_, { start }) =>
    targetPlayer(anyPlayer, start, { upTo: true }),
  ),
  says("Player", "up to one target opponent", (_, { start }) =>
    targetPlayer(anOpponent, start, { upTo: true }),
  ),
  says("Player", "<n:Number> target players", ({ n }, { start }) =>
    severalTargets(n, anyPlayer, start),
  ),
  says("Player", "<n:Number> target opponents", ({ n }, { start }) =>
    severalTargets(n, anOpponent, start),
  ),
  says("Player", "up to <n:Number> target players", ({ n }, { start }) =>
    severalTargets(n, anyPlayer, start, true),
  ),
  says("Player", "up to <n:Number> target opponents", ({ n }, { start }) =>
    severalTargets(n, anOpponent, start, true),
  ),
  says("Player", "defending player", () => ({ is: "defendingPlayer" })),
  says("Player", "that player", (_, { start }) => spokenPlayer("that player", start)),
  says(
    "Player",
    "that player or that (planeswalker|permanent|creature|battle)'s controller",
    (_, { start }) => spokenPlayer("that target's controller", start),
  ),
  says(
    "Player",
    "that player or that (planeswalker|permanent|creature|battle)'s owner",
    (_, { start }) => spokenPlayer("that target's owner", start),
  ),
  saysAny("Player", ["they", "them"], (_, { start }) => spokenPlayer("they", start)),
  says("Player", "<of:Owner> controller[s]", ({ of }) => ({ is: "controllerOf", what: of })),
  says("Player", "<of:Owner> owner[s]", ({ of }) => ({ is: "ownerOf", what: of })),
  says("Player", "each player who has controlled <what:Objects>", ({ what }) => ({
    is: "hasControlled",
    what,
  })),

  says("Whose", "your", () => ({ is: "you" })),
  says("Whose", "their", (_, { start }) => spokenPlayer("they", start)),
  says("Whose", "<who:Player>('s|')", ({ who }) => who),
].flat();

function severalTargets(
  n: Amount | "some",
  who: Player,
  start: number,
  upTo = false,
): Player | undefined {
  if (n === "some" || (n.is === "number" && n.value === 1)) return undefined;
  return targetPlayer(who, start, { amount: n, ...(upTo && { upTo: true }) });
}
