import { describe, expect, it } from "vitest";
import "../../captions/index.ts";
import type { Picture, Shape } from "../../board/picture/shapes.ts";
import { cardById } from "../../cards/index.ts";
import type { CardId } from "../../language/card.ts";
import { facesOf } from "../../language/card.ts";
import { drawFace } from "../cards/drawn.ts";
import { LANGS } from "../i18n.ts";
import type { Preview } from "./contents.ts";
import { pictureOf } from "./layout.ts";
import { momentOf } from "./moment.ts";
import { measure } from "./typeface.ts";

const crowded = `rules today
turn A, main 1
A 18
  hand: Shock, Counterspell
  battlefield: 3 Mountain, 3 Island, 3 Grizzly Bears, Hill Giant, Serra Angel, Wind Drake, Craw Wurm, Llanowar Elves
B 20
  battlefield: Garruk Wildspeaker, 3 Swamp, 2 Forest, Wild Mongrel
--
--
A has 18 life`;

const preview: Preview = {
  ...{ lang: "en", page: "rulings/any/", kind: "Ruling", subject: "Madness", title: "Yes." },
  foot: "CR 702.35a",
};

const texts = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.is === "words" ? [shape.text] : []));

function isWithin(shape: Shape, { width, height }: Picture): boolean {
  switch (shape.is) {
    case "box": {
      const { x, y } = shape;
      return x >= 0 && y >= 0 && x + shape.width <= width && y + shape.height <= height;
    }
    case "disc":
      return shape.x + shape.radius <= width && shape.y + shape.radius <= height;
    case "words": {
      const share = shape.anchor === "end" ? 1 : shape.anchor === "middle" ? 0.5 : 0;
      const long = measure(shape.text, shape.font);
      const from = shape.x - long * share;
      return from >= 0 && from + long <= width && shape.y <= height;
    }
  }
}

const outside = (picture: Picture): readonly Shape[] =>
  picture.shapes.filter((shape) => !isWithin(shape, picture));

const sentence = {
  ja: "戦闘フェイズの間、攻撃しているクリーチャーは防御プレイヤーにダメージを与える。",
  en: "During combat, each attacking creature deals damage to the player whom it attacks. ",
} as const;

describe("a picture for links", () => {
  it.each(LANGS.flatMap((lang) => [0, 1, 2, 3].map((times) => ({ lang, times }))))(
    "has all within its edges: $lang, $times sentences",
    ({ lang, times }) => {
      const title = sentence[lang].repeat(times) || "?";
      const text = sentence[lang].repeat(times);
      for (const board of [undefined, crowded]) {
        const subject = sentence[lang].repeat(2);
        const own = { ...preview, lang, title, subject, foot: text, ...(text && { text }) };
        expect(outside(pictureOf({ ...own, ...(board && { board }) }))).toEqual([]);
      }
    },
  );

  it("shows the whole of a long statement beside a crowded board", () => {
    const title =
      "The statement is what a link is shared for, so the board makes way for it. ".repeat(3);
    const { shapes } = pictureOf({ ...preview, title, text: "Then: otherwise.", board: crowded });
    expect(texts(shapes).join(" ")).toContain(title.trim());
    expect(texts(shapes)).toContain("Garruk Wildspeaker");
  });

  it("counts the permanents that it has no room for", () => {
    const { shapes } = pictureOf({ ...preview, board: crowded });
    // Seven tiles are as wide as names want them; an Elf and six lands are left.
    expect(texts(shapes).filter((text) => text.startsWith("+"))).toEqual(["+7"]);
  });

  it("says what is in hands, and each player's life", () => {
    const said = texts(pictureOf({ ...preview, board: crowded }).shapes);
    expect(said).toContain("Player A  18 life");
    expect(said).toContain("Player B  20 life");
    expect(said).toContain("Hand: Shock, Counterspell");
  });

  it.each(["boros-reckoner", "fire-ice", "tovolar-dire-overlord", "garruk-wildspeaker", "forest"])(
    "has a card's text, type and numbers within its edges: %s",
    (id) => {
      const card = cardById(id as CardId);
      if (!card) throw new Error(`no card ${id}`);
      for (const lang of LANGS) {
        const faces = facesOf(card).map((face) => drawFace(face, lang));
        const picture = pictureOf({ ...preview, lang, card: { colors: [], faces } });
        expect(outside(picture)).toEqual([]);
        for (const { name, pt } of faces) {
          expect(texts(picture.shapes).join(lang === "ja" ? "" : " ")).toContain(name);
          if (pt !== undefined) expect(texts(picture.shapes)).toContain(pt);
        }
      }
    },
  );
});

const shock = `rules today
turn A, main 1
A 20
  hand: Shock
  battlefield: Mountain
B 20
  battlefield: Grizzly Bears
--
A casts Shock targeting Grizzly Bears
resolve`;

describe("the moment of a board that is shown", () => {
  it("has what waits on the stack, announced and not yet resolving", () => {
    const { game } = momentOf(`${shock}\n--\nGrizzly Bears is in B's graveyard`);
    expect(game.stack).toHaveLength(1);
    expect(game.decision?.is).toBe("act");
    expect(game.battlefield).toHaveLength(2);
  });

  it("is the one that the board's first claim names", () => {
    const { game } = momentOf(
      `${shock}\nmark after\n--\nat after: Grizzly Bears is in B's graveyard`,
    );
    expect(game.stack).toHaveLength(0);
    expect(game.players.map(({ graveyard }) => graveyard.length)).toEqual([1, 1]);
  });

  it("is the end, where nothing ever waits on the stack", () => {
    expect(momentOf(crowded).game.players[0]?.life).toBe(18);
  });
});
