import { describe, expect, it } from "vitest";
import { completed, heldIn } from "./held.ts";

// As Astro writes them: the number of its sort before each value.
const written = (page: unknown): string => JSON.stringify({ id: [0, "one"], page: [0, page] });

describe("properties that an island's page holds back", () => {
  it("say where the data is", () => {
    const properties = written({ data: [0, "/_astro/board-1.json"] });
    expect(heldIn(properties)).toBe("/_astro/board-1.json");
  });

  it("say nothing where all is there", () => {
    expect(heldIn(written({ looks: [0, "{}"] }))).toBeUndefined();
    expect(heldIn(JSON.stringify({ id: [0, "one"] }))).toBeUndefined();
    expect(heldIn("{}")).toBeUndefined();
  });

  it("are completed by it, and are otherwise the same", () => {
    const properties = written({ data: [0, "/_astro/board-1.json"] });
    const data = { looks: '{"steps":[]}', source: "{}" };
    expect(completed(properties, data)).toBe(
      written({ looks: [0, '{"steps":[]}'], source: [0, "{}"] }),
    );
  });
});
