import { era2009 } from "./2009-07-11.ts";
import { before } from "./era.ts";
import { numbers2008 } from "./numbers/2008-07-15.ts";

/** 15 July 2008 (Eventide). */
export const era2008 = before(era2009, { edition: "2008-07-15", numbers: numbers2008 });
