/** The whole grammar, for the words of a lexicon. */
import { abilityRules } from "./abilities.ts";
import { amounts } from "./amounts.ts";
import { cardEffects } from "./cardEffects.ts";
import { casting } from "./casting.ts";
import { changes } from "./changes.ts";
import { conditions } from "./conditions.ts";
import { type Grammar, grammarOf } from "./core.ts";
import { costs } from "./costs.ts";
import { durations } from "./durations.ts";
import { exceptions } from "./exceptions.ts";
import { nouns } from "./filters.ts";
import { followUps } from "./followUps.ts";
import { happened } from "./happened.ts";
import { identities } from "./identities.ts";
import { keywordRules } from "./keywords.ts";
import { labelRules } from "./labels.ts";
import type { ParseLexicon } from "./lines.ts";
import { references } from "./objects.ts";
import { otherEffects } from "./otherEffects.ts";
import { paragraphs } from "./paragraphs.ts";
import { permanentEffects } from "./permanentEffects.ts";
import { playerChanges } from "./playerChanges.ts";
import { playerRules } from "./playerRules.ts";
import { players } from "./players.ts";
import { replacements } from "./replacements.ts";
import { sentences } from "./sentences.ts";
import { times } from "./times.ts";
import { tokens } from "./tokens.ts";
import { events } from "./triggers.ts";
import { vocabulary } from "./vocabulary.ts";

export const grammarFor = (lexicon: ParseLexicon): Grammar =>
  grammarOf([
    ...vocabulary,
    ...amounts,
    ...players,
    ...nouns,
    ...references,
    ...costs,
    ...conditions,
    ...times,
    ...happened,
    ...events,
    ...changes,
    ...identities,
    ...exceptions,
    ...durations,
    ...playerChanges,
    ...cardEffects,
    ...permanentEffects,
    ...tokens,
    ...otherEffects,
    ...sentences,
    ...followUps,
    ...paragraphs,
    ...replacements,
    ...abilityRules,
    ...labelRules,
    ...playerRules,
    ...casting,
    ...keywordRules(lexicon),
  ]);
