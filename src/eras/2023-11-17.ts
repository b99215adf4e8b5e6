import { before } from "./era.ts";
import { numbers2023 } from "./numbers/2023-11-17.ts";
import { today } from "./today.ts";

/** 17 November 2023 (The Lost Caverns of Ixalan). */
export const era2023 = before(today, {
  edition: "2023-11-17",
  numbers: numbers2023,
  rules: {
    // RT-08: until November 2024 the order in which damage is assigned was announced with the blocks.
    damageOrder: "announced",
    // 122.1b: no counter gave decayed or exalted yet.
    keywordCounters: today.rules.keywordCounters.filter(
      (name) => name !== "decayed" && name !== "exalted",
    ),
  },
});
