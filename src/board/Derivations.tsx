/** For a page without scripts: what differs from print at the positions that a board is about. */
import { derivationWords } from "../captions/derivation/words.ts";
import { differsFromPrint, type Told, tell } from "../captions/derivation.ts";
import { namesIn } from "../captions/telling.ts";
import type { Game } from "../engine/game.ts";
import type { Lang } from "../notation/bilingual.ts";
import { type BoardContext, BoardProvider, GameProvider, ruleLinkTo } from "./context.ts";
import { Inspector } from "./Inspector.tsx";
import { outcomesOf } from "./play/played.ts";
import type { Script } from "./script.ts";
import { strings } from "./words/both.ts";

interface Props {
  readonly lang: Lang;
  readonly script: Script;
  /** The steps that the board's facts are about, besides the first and the last. */
  readonly steps: readonly number[];
  readonly ruleAddress: string;
}

interface Entry {
  readonly name: string;
  readonly told: Told;
  readonly steps: readonly number[];
}

/** What is the same in several of the positions is told once. */
function entriesOf(games: readonly Game[], marked: readonly number[], lang: Lang) {
  const entries = new Map<string, Entry>();
  for (const step of marked) {
    const game = games[step];
    if (!game) continue;
    for (const id of [...game.battlefield, ...game.stack]) {
      const told = differsFromPrint(game, id) ? tell(game, id, lang) : undefined;
      if (told?.summary === undefined) continue;
      const name = namesIn(lang, game).object(id);
      // Where a source has gone meanwhile makes no difference here.
      const key = JSON.stringify([id, told], (field, value) =>
        field === "at" ? undefined : value,
      );
      const known = entries.get(key) ?? { name, told, steps: [] };
      entries.set(key, { ...known, steps: [...known.steps, step] });
    }
  }
  return [...entries.values()];
}

/** @throws {Error} for a script that can't be played: a page with one is never built. */
export function Derivations({ lang, script, steps, ruleAddress }: Props) {
  const games = outcomesOf(script).map(({ game }) => game);
  const marked = [...new Set([0, ...steps, games.length - 1])].sort((one, other) => one - other);
  const entries = entriesOf(games, marked, lang);
  const [start] = games;
  if (entries.length === 0 || !start) return null;
  const { words } = derivationWords(lang);
  return (
    <BoardProvider value={contextOf(lang, ruleAddress)}>
      <GameProvider value={{ game: start, speech: lang, printed: {}, nicknames: {} }}>
        <details class="derivations" data-pagefind-ignore>
          <summary>{words.title}</summary>
          {entries.map(({ name, told, steps: at }) => (
            <Inspector key={`${name} ${at.join()}`} told={told} of={words.inSteps(name, at)} />
          ))}
        </details>
      </GameProvider>
    </BoardProvider>
  );
}

/** All that the inspector asks for; there is nothing to choose or to show. */
function contextOf(lang: Lang, ruleAddress: string): BoardContext {
  return {
    id: "",
    lang,
    words: strings[lang],
    ruleLink: ruleLinkTo(ruleAddress),
    cardLink: () => undefined,
    show: () => undefined,
    unshow: () => undefined,
  };
}
