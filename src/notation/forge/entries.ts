/** The entries of a zone of a puzzle file: `Grizzly Bears|Tapped|Counters:P1P1=2; Forest`. */
import type { PlayerId } from "../../engine/ids.ts";
import type { ItemZone } from "../syntax.ts";
import type { Written } from "./file.ts";

export interface Attribute {
  /** In small letters. */
  readonly key: string;
  /** Behind the colon, if there is one. */
  readonly value?: string;
  readonly written: string;
}

export interface Entry {
  readonly line: number;
  readonly player: PlayerId;
  readonly zone: ItemZone;
  /** The name of a card, or the description of a token. */
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

export function entriesOf(
  { line, value }: Written,
  player: PlayerId,
  zone: ItemZone,
): readonly Entry[] {
  return value.split(";").flatMap((piece) => {
    const [name = "", ...attributes] = piece.split("|").map((part) => part.trim());
    if (name === "") return [];
    return [{ line, player, zone, name, attributes: attributes.flatMap(attributeOf) }];
  });
}

function attributeOf(written: string): readonly Attribute[] {
  if (written === "") return [];
  const at = written.indexOf(":");
  if (at < 0) return [{ key: written.toLowerCase(), written }];
  const value = written.slice(at + 1).trim();
  return [{ key: written.slice(0, at).trim().toLowerCase(), value, written }];
}
