/** Players: "you", "target opponent", "its controller", "that player". */
import type { Amount, Player } from "../schema.ts";
import { type Rule, says, saysAny } from "./core.ts";
import { spokenPlayer } from "./spoken.ts";

const anyPlayer: Player = { is: "anyPlayer" };
const anOpponent: Player = { is: "anOpponent" };

const targetPlayer = (
  who: Player,
  how: { readonly amount?: Amount; readonly upTo?: true } = {},
): Player => ({ is: "targetPlayer", spec: { is: "targetPlayers", who, ...how }, slot: 0 });

export const players: readonly Rule[] = [
  says("Player", "you", () => ({ is: "you" })),
  saysAny("Player", ["your opponents", "each opponent"], () => ({ is: "eachOpponent" })),
  saysAny("Player", ["an opponent", "any opponent"], () => anOpponent),
  says("Player", "each player", () => ({ is: "eachPlayer" })),
  says("Player", "players", () => ({ is: "eachPlayer" })),
  saysAny("Player", ["a player", "any player"], () => anyPlayer),
  says("Player", "target player", () => targetPlayer(anyPlayer)),
  says("Player", "target opponent", () => targetPlayer(anOpponent)),
  says("Player", "up to one target player", () => targetPlayer(anyPlayer, { upTo: true })),
  says("Player", "up to one target opponent", () => targetPlayer(anOpponent, { upTo: true })),
  says("Player", "<n:Number> target players", ({ n }) => severalTargets(n, anyPlayer)),
  says("Player", "<n:Number> target opponents", ({ n }) => severalTargets(n, anOpponent)),
  says("Player", "up to <n:Number> target players", ({ n }) => severalTargets(n, anyPlayer, true)),
  says("Player", "up to <n:Number> target opponents", ({ n }) =>
    severalTargets(n, anOpponent, true),
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

function severalTargets(n: Amount | "some", who: Player, upTo = false): Player | undefined {
  if (n === "some" || (n.is === "number" && n.value === 1)) return undefined;
  return targetPlayer(who, { amount: n, ...(upTo && { upTo: true }) });
}
