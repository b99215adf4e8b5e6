/** The parts of the board for watching, which come when the first of them is wanted. */
export { Arrows } from "./Arrows.tsx";
export { graft } from "./changing.ts";
export { write } from "./keeping.ts";
export { Lines } from "./Lines.tsx";
export { partsOf } from "./parts.ts";
export { restored } from "./restore.ts";
export { StackTime } from "./StackTime.tsx";
