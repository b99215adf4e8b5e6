/**
 * Preact as Astro brings it, but for the plugin that has its JSX written by Babel: the bundler writes it
 * itself, as tsconfig.json says, in no time that one could measure.
 */
import preact, { type Options } from "@astrojs/preact";
import type { AstroIntegration } from "astro";

/** What its maker calls the plugin. */
const BY_BABEL = "vite:preact-jsx";

type Setup = NonNullable<AstroIntegration["hooks"]["astro:config:setup"]>;
type Config = Parameters<Parameters<Setup>[0]["updateConfig"]>[0];

const isByBabel = (plugin: unknown): boolean =>
  typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name === BY_BABEL;

const withoutBabel = ({ vite, ...config }: Config): Config => ({
  ...config,
  vite: { ...vite, plugins: (vite?.plugins ?? []).flat().filter((one) => !isByBabel(one)) },
});

export function preactWithoutBabel(options: Options): AstroIntegration {
  const { hooks, ...integration } = preact(options);
  const setup: Setup = async (given) => {
    const updateConfig: typeof given.updateConfig = (config) =>
      given.updateConfig(withoutBabel(config));
    await hooks["astro:config:setup"]?.({ ...given, updateConfig });
  };
  return { ...integration, hooks: { ...hooks, "astro:config:setup": setup } };
}
