import { era2023 } from "./2023-11-17.ts";
import { before } from "./era.ts";
import { hideaway2014 } from "./hideaway.ts";
import { madness2014 } from "./madness.ts";
import { numbers2014 } from "./numbers/2014-05-01.ts";

/** 1 May 2014 (Journey into Nyx). */
export const era2014 = before(era2023, {
  edition: "2014-05-01",
  numbers: numbers2014,
  keywords: {
    // RT-14: until 2016 the exile was optional, until 2017 nothing found a card that was not cast.
    madness: madness2014,
    // RT-30: until 2022 hideaway made its permanent enter tapped, and the order was chosen.
    hideaway: hideaway2014,
  },
});
