/** The table of the comparison: a line a figure, marked where Saitei isn't ahead. */
export interface Row {
  readonly label: string;
  readonly unit: "" | "kB" | "ms" | "s";
  /** Digits after the point. */
  readonly digits: number;
}

const LABEL = 34;
const VALUE = 12;

const said = (value: number, { unit, digits }: Row): string =>
  Number.isFinite(value) ? `${value.toFixed(digits)} ${unit}`.trim() : "–";

/** Compared as they are shown: what nobody can see is no difference. */
function markOf(ours: number, theirs: number, digits: number): string {
  if (!(Number.isFinite(ours) && Number.isFinite(theirs))) return "?";
  const difference = Number(ours.toFixed(digits)) - Number(theirs.toFixed(digits));
  if (difference > 0) return "*";
  return difference === 0 ? "=" : "";
}

const aligned = (label: string, ours: string, theirs: string, mark = ""): string =>
  `  ${label.padEnd(LABEL)}${ours.padStart(VALUE)}${theirs.padStart(VALUE)}  ${mark}`.trimEnd();

export const heading = aligned("", "Saitei", "Starlight");
export const LEGEND = "*: Saitei is heavier or slower; =: no difference; ?: one wasn't measured";

export const lineOf = (row: Row, ours: number, theirs: number): string =>
  aligned(row.label, said(ours, row), said(theirs, row), markOf(ours, theirs, row.digits));

/** For information only: nothing is compared. */
export const informing = (row: Row, theirs: number): string =>
  aligned(row.label, "", said(theirs, row));
