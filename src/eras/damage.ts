/** Deathtouch and lifelink as earlier rules had them (RT-35 in the timeline). */
import { deathtouch } from "../keywords/deathtouch.ts";
import type { Keyword } from "../keywords/keyword.ts";
import { lifelink } from "../keywords/lifelink.ts";
import {
  creature,
  dealsDamage,
  destroy,
  gainLife,
  itsOther,
  thatMuch,
  thisObject,
  triggered,
} from "../language/build.ts";

/** 502.63a of 2007: a permanent's triggered ability, which resolves after lethal damage has killed. */
export const deathtouch2008: Keyword = {
  ...deathtouch,
  meaning: () => [
    triggered(dealsDamage(thisObject, { object: creature }), destroy(itsOther("creature")), {
      rule: "702.2b",
    }),
  ],
};

/** 502.68a of 2007: so is this one, and each instance triggers. */
export const lifelink2008: Keyword = {
  ...lifelink,
  meaning: () => [triggered(dealsDamage(thisObject), gainLife(thatMuch), { rule: "702.15b" })],
};
