/** The site's sign as pictures, for home screens. They are drawn from the one that browsers show. */
import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { APIRoute, GetStaticPaths } from "astro";
import { ICONS, type Icon } from "../../site/paths.ts";

export const getStaticPaths = (() =>
  ICONS.map((icon) => ({ params: { icon }, props: { icon } }))) satisfies GetStaticPaths;

const SIGN = readFileSync("public/favicon.svg", "utf8");

/** The same on a ground without corners, which a home screen cuts as it likes. */
const WITHOUT_CORNERS = SIGN.replace(
  /<rect [^>]*fill="([^"]+)"\/>/,
  '<rect width="64" height="64" fill="$1"/>',
);

export const GET: APIRoute<{ icon: Icon }> = ({ props: { icon } }) => {
  const isPlain = icon === "192" || icon === "512";
  const width = Number.parseInt(icon, 10);
  const drawn = new Resvg(isPlain ? SIGN : WITHOUT_CORNERS, {
    fitTo: { mode: "width", value: width },
  }).render();
  return new Response(Uint8Array.from(drawn.asPng()), {
    headers: { "content-type": "image/png" },
  });
};
