/** The data of one board in one language, for its island. */
import type { APIRoute, GetStaticPaths } from "astro";
import { dataFiles } from "./data.ts";

export const getStaticPaths = (async () =>
  [...(await dataFiles())].map(([name, data]) => ({
    params: { name: name.replace(/\.json$/, "") },
    props: { data },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ data: string }> = ({ props }) => new Response(props.data);
