import { describe, expect, it } from "vitest";
import "../captions/index.ts";
import type { Lang } from "../notation/bilingual.ts";
import { sceneAt, scriptFor } from "./testing.ts";
import { heardOn } from "./text-mode/answering.ts";
import { stackLines, zoneLines } from "./text-mode/saying.ts";
import { strings } from "./words/both.ts";
import { learnWords } from "./words.ts";

learnWords("ja", strings.ja);
learnWords("en", strings.en);

const notation = `rules today
turn A, main 1
A 20
  hand: Grizzly Bears (as First), Grizzly Bears (as Second)
  battlefield: 4 Forest
B 20
--
A casts First
resolve
`;

const heardAt = (step: number, lang: Lang, text = notation) => {
  const scene = sceneAt(text, step, lang);
  return heardOn(scene, scene.play, lang);
};

describe("what the notation calls an object", () => {
  it("is said beside its name", () => {
    const { look, voice } = heardAt(0, "en");
    const [hand = ""] = zoneLines(look, "hand", "A", voice);
    expect(hand).toContain("Grizzly Bears (First), ");
    expect(hand).toContain("Grizzly Bears (Second), ");
    const ja = heardAt(0, "ja");
    expect(zoneLines(ja.look, "hand", "A", ja.voice)[0]).toContain("灰色熊（First）");
  });

  it("is the same wherever it goes (400.7)", () => {
    const cast = heardAt(1, "en");
    expect(stackLines(cast.look, cast.voice)[0]).toMatch(/^1: Grizzly Bears \(First\), /);
    const { look, voice } = heardAt(2, "en");
    expect(zoneLines(look, "battlefield", "A", voice)[0]).toContain("Grizzly Bears (First), 2/2");
    expect(zoneLines(look, "hand", "A", voice)[0]).not.toContain("First");
  });

  it("is nothing where it has no nicknames", () => {
    const plain = notation.replaceAll(/ \(as \w+\)/g, "").replace("First", "Grizzly Bears #1");
    expect(heardAt(2, "en", plain).voice.nicknames).toEqual({});
    expect(scriptFor(plain)).not.toHaveProperty("nicknames");
  });
});
