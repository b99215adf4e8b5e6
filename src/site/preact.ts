/**
 * Preact as Astro brings it, but for the plugin that has its JSX written by Babel: the bundler writes the
 * same by itself, as tsconfig.json says, and sooner.
 */
import preact from "@astrojs/preact";
import type { AstroIntegration } from "astro";

/** What its maker calls the plugin. */
const BY_BABEL = "vite:preact-jsx";

type Setup = NonNullable<AstroIntegration["hooks"]["astro:config:setup"]>;
type Config = Parameters<Parameters<Setup>[0]["updateConfig"]>[0];

const isByBabel = (plugin: unknown): boolean =>
  typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name === BY_BABEL;

/** Throws where there is no such plugin: its name is its maker's, and may come to be another. */
function withoutBabel({ vite, ...config }: Config): Config {
  const plugins = (vite?.plugins ?? []).flat();
  const others = plugins.filter((plugin) => !isByBabel(plugin));
  if (others.length === plugins.length) {
    throw new Error(`@astrojs/preact brings no plugin ${BY_BABEL}: see what writes JSX now.`);
  }
  return { ...config, vite: { ...vite, plugins: others } };
}

export function preactWithoutBabel(): AstroIntegration {
  const { hooks, ...integration } = preact();
  const setup: Setup = async (given) => {
    const updateConfig: typeof given.updateConfig = (config) =>
      given.updateConfig(withoutBabel(config));
    await hooks["astro:config:setup"]?.({ ...given, updateConfig });
  };
  return { ...integration, hooks: { ...hooks, "astro:config:setup": setup } };
}
