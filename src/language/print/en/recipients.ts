/** What damage goes to, in English: "any target", "each creature and each player". */
import type { Recipient } from "../../schema.ts";
import type { Context } from "../context.ts";
import { unknownNode } from "../printer.ts";
import { objectPlayer } from "./players.ts";
import { objects } from "./references.ts";
import { list } from "./words.ts";

export function recipients(to: Recipient, context: Context, divided = false): string {
  switch (to.is) {
    case "objects":
      return objects(to.objects, context, { all: "each", divided }).text;
    case "player":
      return objectPlayer(to.player, context);
    case "several":
      return list(to.recipients.map((one) => recipients(one, context)));
    default:
      return unknownNode(to);
  }
}
