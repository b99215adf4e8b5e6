import { expect, it, vi } from "vitest";
import "../../captions/index.ts";
import { printedTexts } from "../prepare.ts";
import { playScript } from "../script.ts";
import { anyAnswer, pickFrom, rulingBoards, scriptFor } from "../testing.ts";
import { pathTo, treeOf } from "../tree.ts";
import { strings } from "../words/both.ts";
import { learnWords } from "../words.ts";
import { openSession } from "./session.ts";

learnWords("en", strings.en);
vi.mock("../link.ts", () => {
  throw new Error("There is no network.");
});

const [{ notation } = { notation: "" }] = rulingBoards;
const script = scriptFor(notation);

function opened() {
  const played = playScript(script);
  if (!played.ok) throw new Error(played.problem);
  const source = { script, notation, printed: printedTexts(script.cards, "en") };
  return openSession({ id: "b", lang: "en" }, source, treeOf(played.value));
}

it("says so where the rules of another year can't be had, and stays with its own", async () => {
  const session = opened();
  const told = new Promise<void>((resolve) => session.subscribe(resolve));
  session.dispatch({ do: "rulesOf", edition: "2002-02-20" });
  await told;
  expect(session.scene()).toMatchObject({
    edition: script.edition,
    compared: { edition: script.edition, isCutOff: true },
  });
});

it("stays with the year that was chosen last, though another takes longer to come", async () => {
  const session = opened();
  session.dispatch({ do: "rulesOf", edition: "2002-02-20" });
  session.dispatch({ do: "rulesOf", edition: script.edition });
  await vi.dynamicImportSettled();
  expect(session.scene().compared).toBeUndefined();
});

it("has an address of the script's steps, and none of a line that can't be written down", async () => {
  const session = opened();
  expect(await session.address()).toBe("#b-step-0");
  const { play } = session.scene();
  const tree = play?.state.tree;
  const given = tree && anyAnswer(play.moment.game, pickFrom(1), pathTo(tree, tree.at));
  if (!given) throw new Error("Nothing is asked.");
  session.dispatch({ do: "answer", answer: given });
  expect(session.scene().hasOwn).toBe(true);
  expect(await session.address()).toBeUndefined();
});

it("says so where the line of an address can't be read", async () => {
  expect(await opened().openLine?.("1.AAAA")).toBe(strings.en.cutOff);
});
