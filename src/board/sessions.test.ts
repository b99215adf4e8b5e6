/** What the page shows by itself and what the engine shows are one board. */
import { describe, expect, it } from "vitest";
import type { Lang } from "../notation/bilingual.ts";
import { unpack } from "./pack.ts";
import { pageSession } from "./pageSession.ts";
import { pageBoard } from "./play/pageLooks.ts";
import { openSession } from "./play/session.ts";
import { printedTexts } from "./prepare.ts";
import type { BoardSource } from "./props.ts";
import { playScript } from "./script.ts";
import type { Act, Session } from "./session.ts";
import { rulingBoards, scriptFor } from "./testing.ts";
import { treeOf } from "./tree.ts";
import { requestFor } from "./useAddress.ts";
import { strings } from "./words/both.ts";
import { learnWords } from "./words.ts";

learnWords("ja", strings.ja);
learnWords("en", strings.en);

function sourceOf(notation: string, lang: Lang): BoardSource {
  const script = scriptFor(notation);
  return { script, notation, printed: printedTexts(script.cards, lang) };
}

function bothOf(notation: string, lang: Lang): readonly [Session, Session] {
  const source = sourceOf(notation, lang);
  const played = playScript(source.script);
  if (!played.ok) throw new Error(played.problem);
  const props = { id: "b", lang };
  return [
    pageSession(props, unpack(pageBoard(source, lang).looks)),
    openSession(props, source, treeOf(played.value)),
  ];
}

/** Everything of a scene but what only the engine knows. */
function shown(session: Session) {
  const { play: _, asked: __, walk, canStartAgain: ___, ...rest } = session.scene();
  const places = walk.places.map(({ told, toldWhole, ...place }) => ({
    ...Object.fromEntries(Object.entries(place).filter(([key]) => key !== "shown")),
    told: told(),
    whole: toldWhole(),
  }));
  return { ...rest, at: walk.at, steps: walk.steps, places };
}

describe("a board as its page shows it", () => {
  const nightfall = `rules today
turn A, main 1
day
A 20
  library: 5 Forest
B 20
  library: 5 Forest
--
pass
`;
  const sample = [
    ...rulingBoards.slice(0, 8),
    { name: "731.2a: day becomes night", notation: nightfall },
  ];

  it.each(
    sample.flatMap(({ name, notation }) =>
      (["ja", "en"] as const).map((lang) => [name, lang, notation] as const),
    ),
  )("looks as the engine shows it, step by step: %s (%s)", (_, lang, notation) => {
    const [page, played] = bothOf(notation, lang);
    const [, ahead] = bothOf(notation, lang);
    for (const session of [page, played, ahead]) expect(session.scene().walk.at).toBe(0);
    for (let step = 0; step < page.scene().walk.places.length; step += 1) {
      const go: Act = { do: "go", to: step };
      expect(page.dispatch(go)).toBe(true);
      played.dispatch(go);
      expect(shown(page)).toEqual(shown(played));
      // What comes next has been looked at before: nobody sees that.
      ahead.lookAhead?.();
      ahead.dispatch(go);
      expect(shown(ahead)).toEqual(shown(played));
    }
  });

  const [{ notation } = { notation: "" }] = sample;

  it("goes where the script goes, and leaves the rest to the engine", () => {
    const [page] = bothOf(notation, "en");
    const last = page.scene().walk.steps;
    const told: number[] = [];
    const leave = page.subscribe(() => told.push(page.scene().walk.at));
    expect(page.dispatch({ do: "move", to: "last" })).toBe(true);
    expect(page.dispatch({ do: "move", to: "previous" })).toBe(true);
    expect(page.dispatch({ do: "goToStep", step: 99 })).toBe(true);
    leave();
    expect(page.dispatch({ do: "move", to: "first" })).toBe(true);
    expect(told).toEqual([last, last - 1, last]);
    for (const act of [
      { do: "toggleChoosing" },
      { do: "detail" },
      { do: "startAgain" },
      { do: "goToStep", step: 1, part: 2 },
      { do: "go", to: 99 },
    ] as const satisfies readonly Act[]) {
      expect(page.dispatch(act)).toBe(false);
    }
    expect(page.scene().walk.at).toBe(0);
  });

  it("has the address of the step in view", async () => {
    const [page, played] = bothOf(notation, "en");
    for (const session of [page, played]) {
      session.dispatch({ do: "goToStep", step: 1 });
      expect(await session.address()).toBe("#b-step-1");
    }
  });

  it("has the board itself in the address, where the page comes without it", async () => {
    const source = sourceOf(notation, "en");
    const played = playScript(source.script);
    if (!played.ok) throw new Error(played.problem);
    const session = openSession(
      { id: "b", lang: "en", isWritten: true },
      source,
      treeOf(played.value),
    );
    for (const step of [0, 1]) {
      session.dispatch({ do: "goToStep", step });
      const address = (await session.address()) ?? "";
      expect(address).toMatch(/^#b=/);
      const [, there] = bothOf(notation, "en");
      there.dispatch({ do: "move", to: "last" });
      expect(await there.openLine?.(address.slice("#b=".length))).toBeUndefined();
      expect(there.scene().walk.at).toBe(step);
    }
  });

  it("has the whole board and the step in view in the address, where somebody writes it", async () => {
    const source = sourceOf(notation, "en");
    const played = playScript(source.script);
    if (!played.ok) throw new Error(played.problem);
    const session = openSession(
      { id: "b", lang: "en", isWritten: true },
      { ...source, written: notation },
      treeOf(played.value),
    );
    for (const step of [0, 1]) {
      session.dispatch({ do: "goToStep", step });
      const request = requestFor("b", (await session.address()) ?? "");
      if (request?.is !== "line") throw new Error("There is no board in it.");
      const [, there] = bothOf(notation, "en");
      expect(await there.openLine?.(request.payload, request.place)).toBeUndefined();
      const { walk } = there.scene();
      expect([walk.at, walk.steps]).toEqual([step, source.script.steps.length]);
    }
  });

  it("an address brings a line, unless somebody has gone elsewhere meanwhile", async () => {
    const linked = bothOf(notation, "en")[1];
    linked.dispatch({ do: "move", to: "last" });
    linked.dispatch({ do: "answer", answer: { is: "act", action: { is: "pass" } } });
    const address = (await linked.address()) ?? "";
    const payload = address.slice(address.indexOf("=") + 1);
    const end = linked.scene().walk.at;
    const [waiting, gone] = [bothOf(notation, "en")[1], bothOf(notation, "en")[1]];
    expect(await waiting.openLine?.(payload)).toBeUndefined();
    expect(waiting.scene().walk.at).toBe(end);
    const opening = gone.openLine?.(payload);
    gone.dispatch({ do: "move", to: "next" });
    expect(await opening).toBeUndefined();
    expect(gone.scene().walk.at).toBe(1);
  });

  it("keeps what stays the same from step to step as one thing", () => {
    const [page, played] = bothOf(notation, "ja");
    const [, ahead] = bothOf(notation, "ja");
    for (const session of [page, played, ahead]) {
      const seen = session.scene().walk.places.map((_, step) => {
        session.dispatch({ do: "go", to: step });
        if (session === ahead) session.lookAhead?.();
        return session.scene().look.areas.flatMap(({ front, lands }) => [...front, ...lands]);
      });
      const all = seen.flat();
      expect(new Set(all).size).toBe(new Set(all.map((card) => JSON.stringify(card))).size);
    }
  });

  it("holds no game", () => {
    const source = sourceOf(notation, "en");
    const { looks } = pageBoard(source, "en");
    expect(looks).not.toContain('"agenda"');
    expect(looks).not.toContain('"abilities"');
  });
});
