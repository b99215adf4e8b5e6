import { expect, it, vi } from "vitest";
import { lately } from "./lately.ts";

const making = () => vi.fn(async () => ({}));

it("makes once what is asked for again", async () => {
  const remembered = lately<object>(2);
  const make = making();
  const [one, again] = [await remembered("a", make), await remembered("a", make)];
  expect(again).toBe(one);
  expect(make).toHaveBeenCalledOnce();
});

it("forgets what was not asked for the longest", async () => {
  const remembered = lately<object>(2);
  const make = making();
  for (const key of ["a", "b", "a", "c", "a"]) await remembered(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  await remembered("b", make);
  expect(make).toHaveBeenCalledTimes(4);
});

it("makes anew what has failed", async () => {
  const remembered = lately<object>(2);
  await expect(remembered("a", () => Promise.reject(new Error("broken")))).rejects.toThrow(
    "broken",
  );
  await expect(remembered("a", making())).resolves.toEqual({});
});

it("remembers what was made anew, though it was asked for twice before it failed", async () => {
  const remembered = lately<object>(2);
  const failing = remembered("a", () => Promise.reject(new Error("broken")));
  const make = making();
  const anew = failing.catch(() => remembered("a", make));
  await expect(remembered("a", make)).rejects.toThrow("broken");
  expect(await remembered("a", make)).toBe(await anew);
  expect(make).toHaveBeenCalledOnce();
});
