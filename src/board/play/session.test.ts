import { expect, it, vi } from "vitest";
import "../../captions/index.ts";
import { printedTexts } from "../prepare.ts";
import { playScript } from "../script.ts";
import { rulingBoards, scriptFor } from "../testing.ts";
import { treeOf } from "../tree.ts";
import { strings } from "../words/both.ts";
import { learnWords } from "../words.ts";
import { openSession } from "./session.ts";

learnWords("en", strings.en);
vi.mock("../link.ts", () => {
  throw new Error("There is no network.");
});

it("says so where the rules of another year can't be had, and stays with its own", async () => {
  const [{ notation } = { notation: "" }] = rulingBoards;
  const script = scriptFor(notation);
  const played = playScript(script);
  if (!played.ok) throw new Error(played.problem);
  const source = { script, notation, printed: printedTexts(script.cards, "en") };
  const session = openSession({ id: "b", lang: "en" }, source, treeOf(played.value));
  const told = new Promise<void>((resolve) => session.subscribe(resolve));
  session.dispatch({ do: "rulesOf", edition: "2002-02-20" });
  await told;
  expect(session.scene()).toMatchObject({
    edition: script.edition,
    compared: { edition: script.edition, isCutOff: true },
  });
});
