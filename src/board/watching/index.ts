/** The parts of the board for watching, which come when the first of them is wanted. */

export { firstDifference, tellIn } from "../compare.ts";
export { graft } from "./changing.ts";
export { Keeping } from "./Keeping.tsx";
export { Lines } from "./Lines.tsx";
export { namedInView, nameInView } from "./lines.ts";
export { partsOf } from "./parts.ts";
export { StackTime } from "./StackTime.tsx";
