/** What a picture of a board is made of, whatever it is painted on. */
export interface Box {
  readonly is: "box";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly stroke?: string;
  readonly radius?: number;
}

export interface Disc {
  readonly is: "disc";
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: string;
  /** Another color below the diagonal. */
  readonly lower?: string;
}

export interface Words {
  readonly is: "words";
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly text: string;
  readonly font: Font;
  readonly color: string;
  readonly anchor?: "middle" | "end";
}

export type Shape = Box | Disc | Words;

export interface Font {
  readonly size: number;
  readonly bold?: true;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** How wide a text is in a font, in pixels. */
export type Measure = (text: string, font: Font) => number;

/** The same colors as the light theme of the site. */
export const ink = {
  paper: "#faf7f0",
  raised: "#fffdf8",
  text: "#24211d",
  muted: "#625b50",
  line: "#d9d0c0",
  edge: "#8d8474",
  accent: "#a3301b",
  soft: "#f7e6de",
} as const;
