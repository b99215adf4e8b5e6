import { pure } from "./pure.ts";

const paths = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  previous: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  play: "M6 6v12l6-6zM14 6v12l6-6z",
  pause: "M8 5v14M16 5v14",
  layers: "M4 7h9M4 12h13M4 17h7",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01",
  pencil: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  prompt: "M5 7l5 5-5 5M12 18h8",
  compare: "M5 5h5v14H5zM14 5h5v14h-5z",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6",
  again: "M5 12a7 7 0 1 1 2 5M5 19v-5h5",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  check: "M5 13l4 4L19 7",
  close: "M6 6l12 12M18 6L6 18",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20",
  count: "M5 5h14M5 5l7 7-7 7h14",
  branches: "M5 4v10a4 4 0 0 0 4 4h10M5 8h9M16 15l3 3-3 3M12 5l3 3-3 3",
} as const;
export type IconName = keyof typeof paths;

/** A picture beside a word or within a labelled button: never a meaning of its own. */
export const Icon = pure(({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
));
