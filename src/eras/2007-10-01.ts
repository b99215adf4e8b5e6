import { era2008 } from "./2008-07-15.ts";
import { before } from "./era.ts";
import { numbers2007 } from "./numbers/2007-10-01.ts";

/** 1 October 2007 (Lorwyn). */
export const era2007 = before(era2008, {
  edition: "2007-10-01",
  numbers: numbers2007,
  rules: {
    // 419.6i: all continuous effects were; in 2002, too, they came after all that is said of
    // entering (410.10b, and the glossary under "comes into play").
    enteringSeen: "byCopiableValues",
  },
});
