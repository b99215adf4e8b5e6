import { describe, expect, it } from "vitest";
import "../captions/index.ts";
import { openSession } from "./play/session.ts";
import { printedTexts } from "./prepare.ts";
import { playScript } from "./script.ts";
import { scriptFor } from "./testing.ts";
import { stackLines, zoneLines } from "./text-mode/saying.ts";
import { treeOf } from "./tree.ts";
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

function sceneAt(step: number, lang: "en" | "ja", text = notation) {
  const script = scriptFor(text);
  const source = { script, notation: text, printed: printedTexts(script.cards, lang) };
  const played = playScript(script);
  if (!played.ok) throw new Error(played.problem);
  const scene = openSession({ id: "b", lang }, source, treeOf(played.value, step)).scene();
  if (!scene.play) throw new Error("The board has no game.");
  const { nicknames } = scene.play.inPlay;
  return { look: scene.look, nicknames, voice: { lang, words: scene.words, nicknames } };
}

describe("what the notation calls an object", () => {
  it("is said beside its name", () => {
    const { look, voice } = sceneAt(0, "en");
    const [hand = ""] = zoneLines(look, "hand", "A", voice);
    expect(hand).toContain("Grizzly Bears (First), ");
    expect(hand).toContain("Grizzly Bears (Second), ");
    const ja = sceneAt(0, "ja");
    expect(zoneLines(ja.look, "hand", "A", ja.voice)[0]).toContain("灰色熊（First）");
  });

  it("is the same wherever it goes (400.7)", () => {
    const cast = sceneAt(1, "en");
    expect(stackLines(cast.look, cast.voice)[0]).toMatch(/^1: Grizzly Bears \(First\), /);
    const { look, voice } = sceneAt(2, "en");
    expect(zoneLines(look, "battlefield", "A", voice)[0]).toContain("Grizzly Bears (First), 2/2");
    expect(zoneLines(look, "hand", "A", voice)[0]).not.toContain("First");
  });

  it("is nothing where it has no nicknames", () => {
    const plain = notation.replaceAll(/ \(as \w+\)/g, "").replace("First", "Grizzly Bears #1");
    expect(sceneAt(2, "en", plain).nicknames).toEqual({});
    expect(scriptFor(plain)).not.toHaveProperty("nicknames");
  });
});
