/** QR codes (ISO/IEC 18004), as pictures that a page holds from the beginning. */
import qrcode from "qrcode-generator";
import { keptBetweenBuilds } from "../kept.ts";
import { once } from "../once.ts";

/** What readers need around a code, in modules. */
export const QUIET_ZONE = 4;

interface QrCode {
  /** The width of the picture in modules, with the quiet zone. */
  readonly size: number;
  /** The dark modules as strokes, each as long as a run of them and one module thick. */
  readonly path: string;
}

/** The code of a text, as small as it can be with error correction M. */
export const qrCodeOf: (text: string) => QrCode = once((text) =>
  keptBetweenBuilds("qr", text, () => make(text)),
);

function make(text: string): QrCode {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => {
    const modules = Array.from({ length: count }, (__, column) =>
      code.isDark(row, column) ? "#" : " ",
    ).join("");
    return strokesOf(modules, row);
  });
  return { size: count + 2 * QUIET_ZONE, path: rows.join("") };
}

/** A row as one way of the pen: it draws where modules are dark, and is lifted between them. */
function strokesOf(modules: string, row: number): string {
  const runs = [...modules.matchAll(/#+/g)];
  let pen = 0;
  return runs
    .map(({ 0: run, index }, place) => {
      const to = place === 0 ? `M${index + QUIET_ZONE} ${row + QUIET_ZONE}.5` : `m${index - pen} 0`;
      pen = index + run.length;
      return `${to}h${run.length}`;
    })
    .join("");
}
