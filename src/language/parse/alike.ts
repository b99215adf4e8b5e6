/**
 * What cards say in several ways: how a text is compared where no reading prints exactly so. What is
 * read comes from the text itself; the comparison only tells apart what its words may stand for.
 */

import { withoutLabel } from "./labels.ts";

/** Words that are told of one or of several alike. */
const ofOne = (text: string): string =>
  text
    .replace(/(?<=\w)(?:ies|y)\b/g, "y")
    .replace(/(?<=\w\w)(?:ves|f)\b/g, "f")
    .replace(/(?<=\w\w)s\b/g, "");

/** What players do, in the base form: "; draws" is said of another, "; draw" of you. */
const verbs =
  "add|create|discard|draw|exile|gain|lose|mill|pay|put|return|reveal|sacrifice|scry|shuffle|surveil|tap|untap";

type Alike = readonly [pattern: RegExp, likewise: string | ((...match: string[]) => string)];

/** What was just done, however often: "that many". */
const done = "[a-z]+ (?:destroyed|discarded|exiled|milled|revealed|sacrificed) this way";

/** A way to say something, and the one that stands for all such. */
const alikes: readonly Alike[] = [
  [/\bduring (your|[a-z' ]+?'s?) turn, ([^.]*? can't cast [^.]*)/g, "$2 during $1 turn"],
  [/\bduring (your|[a-z' ]+?'s?) turn, /g, "as long as it's $1 turn, "],
  [/\bduring any upkeep step\b/g, "during the upkeep"],
  [/\bonly if it's ([\w' ]+ turn)\b/g, "only during $1"],
  [/\bit's\b/g, "it is"],
  [/\btheir controllers' next untap steps\b/g, "their controller's next untap step"],
  [/\bthat player's\b/g, "their"],
  [/\byou attack with (\w+) or more ([^,.]*)/g, "$1 or more $2 you control attack"],
  [/\bone or more creatures you control attack\b/g, "you attack"],
  [/\b(you|they|players?|opponents?) attacked with a creature\b/g, "$1 attacked"],
  [/\b(?:put them|put it) back(?: in any order)?/g, "put them on top of your library in any order"],
  [
    / with an? (\S+) counter on (?:it|them)(?= (?:have|has|get|gain|can|attack))/g,
    " with $1 counters on them",
  ],
  [
    /\bputs? (?:your choice of )?(an? [^.;,]*? counter),? (?:(an? [^.;,]*? counter), )?or (an? [^.;,]*? counter) on (target [^.;,]*|(?:it|self)\b)/g,
    (_, one = "", more = "", two = "", on = "") =>
      `put ${one} on ${on}${more && `, put ${more} on it,`} or put ${two} on it`,
  ],
  [
    /\bputs? ([^.;]*? counters?) and ([^.;]*? counters?) on (target [^.;,]*|(?:it|self)\b)/g,
    "put $1 on $3. put $2 on it",
  ],
  [/(^|\. |, )all (?!damage|combat)/g, "$1"],
  [
    /\{x\} (less|more) to cast, where x is the number of ([^.]*)/g,
    (_, much = "", of = "") => `{1} ${much} to cast for each ${ofOne(of)}`,
  ],
  [/ and (\d+|x) damage to /g, "; it deals $1 damage to "],
  [/\. it is still an? \w+|\. they're still \w+|in addition to (?:its|their) other types ?/g, ""],
  [
    /\b(target player|target opponent|each player|each opponent|that player) exiles (the top [^.;,]*? of) their library\b/g,
    (_, who = "", top = "") =>
      `exile ${top} ${who === "that player" ? "their" : `${who}'s`} library`,
  ],
  [/\b(sacrifices? [^.;,]*?) of their choice\b/g, "$1"],
  [/\bif (?:you|they|that player) can't, /g, "if impossible, "],
  [
    /(?<=\. )if no (?:cards were (?:discarded|exiled)|[^,.]*? were sacrificed) this way, /g,
    "if impossible, ",
  ],
  [/\bif impossible, (?:they|that player|the player) (\w+?)s?\b/g, "if impossible, they $1"],
  [/\bwhenever\b/g, "when"],
  [/\bif (?:you|they) don't, /g, "otherwise, "],
  [/\b(ha(?:ve|s) [^.,;]*? in) (?:your|their) hand\b/g, "$1 hand"],
  [/\b(it|they|them) also (?=gain|get|has|have|lose)/g, "$1 "],
  [/ (enters?) the battlefield\b/g, " $1"],
  [
    /(\w+) (enters?) under (your|an opponent's) control/g,
    (_, what = "", enter = "", whose = "") =>
      `${what} ${whose === "your" ? "you control" : "an opponent controls"} ${enter}`,
  ],
  [/\b(an? [\w' ]+?) or an? /g, "$1 or "],
  [/\ban additional card\b/g, "a card"],
  [/\b(draws?) another card\b/g, "$1 a card"],
  [/\b(two|three|four|five|x) cards from among them\b/g, "$1 of them"],
  [/\b(spells?) (an opponent|your opponents) controls?\b/g, "$1 $2 cast"],
  [/\b(spells?) (an opponent|your opponents) casts\b/g, "$1 $2 cast"],
  [/\bit (was(?:n't)? (?:kicked|evoked|bestowed))/g, "this permanent $1"],
  [/\bdiscards? your hand/g, "discard all the cards in your hand"],
  [/\bdiscards? their hand/g, "discards all the cards in their hand"],
  [/\b(from your graveyard to) its owner's hand/g, "$1 your hand"],
  [/ instead(?=[ .,;]|$)/g, ""],
  [/\binstead /g, ""],
  [
    / to that (?:permanent or player|permanent|creature or planeswalker|creature|player)(?=[ .,;]|$)/g,
    "",
  ],
  [/ would deal damage to a permanent or player/g, " would deal damage"],
  [/\b(?:double|twice) that (?:much )?damage/g, "twice that much damage"],
  [/\btriple that damage/g, "three times that much damage"],
  [
    /\byou can't be the target of spells (?:or|and) abilities your opponents control/g,
    "you have hexproof",
  ],
  [
    new RegExp(
      `\\b(?:x|a number of) ([^.]*?(?:tokens|counters|cards))([^.,]*?)(?:, where x is| equal to) the number of ${done}`,
      "g",
    ),
    "that many $1$2",
  ],
  [new RegExp(`\\bcards equal to the number of ${done}`, "g"), "that many cards"],
  [
    new RegExp(`\\ban? ([^.,]*?(?:token|counter|card))( [^.,]*?)? for each ${done}`, "g"),
    (_, what = "", where = "") => `that many ${what}s${where}`,
  ],
  [
    /\bcreates? (?:x|a number of|a|an) ([^.]*?) tokens?([^.]*?)(?:, where x is| equal to) the number of ([^.]*)/g,
    (_, what = "", behind = "", of = "") => `create ${what} token${behind} for each ${ofOne(of)}`,
  ],
  [/ an? ([a-z ]+?) with base power and toughness (\w+\/\w+)/g, " a $2 $1"],
  [/\bcreates? (?:an? )?([^.]*? token[^.]* for each )/g, "create $1"],
  // "This creature gets +2/+2 as long as you control an artifact."
  [
    /(^|\. )([^.]*?) as long as ([^.]*)/g,
    (_, start = "", what = "", so = "") => `${start}as long as ${so}, ${what}`,
  ],
  // "+1/+1 for each artifact you control"; "draw cards equal to the number of …"
  [
    /([+-])x\/([+-])(x|\d+)([^.,]*), where x is the number of ([^.]*)/g,
    (_, p = "", t = "", n = "", how = "", of = "") =>
      `${p}1/${t}${n === "x" ? "1" : n}${how} for each ${ofOne(of)}`,
  ],
  [
    /([+-])(\d+)\/([+-])x([^.,]*), where x is the number of ([^.]*)/g,
    (_, p = "", n = "", t = "", how = "", of = "") => `${p}${n}/${t}1${how} for each ${ofOne(of)}`,
  ],
  [
    /\b(life|damage|cards)( to [^.]*?)? equal to the number of ([^.]*)/g,
    (_, noun = "", to = "", of = "") =>
      `${noun === "cards" ? "a card" : `1 ${noun}`}${to} for each ${ofOne(of)}`,
  ],
  [
    /\ba number of (\S+) counters( on [^.]*?) equal to the number of ([^.]*)/g,
    (_, kind = "", on = "", of = "") => `a ${kind} counter${on} for each ${ofOne(of)}`,
  ],
  [/ for each ([^.]*)/g, (_, of = "") => ` for each ${ofOne(of)}`],
  [/( for each [^.]*?) until end of turn(?=\.|$)/g, (_, each = "") => ` until end of turn${each}`],
  [
    /(^|\. |, |: )(until (?:the )?end of (?:your next )?turn|until your next turn), ([^.]*)/g,
    "$1$3 $2",
  ],
  [/\b(may (?:cast|play) [^.]*?) until end of turn\b/g, "$1 this turn"],
  [/\bspells from among (?=those cards|the exiled cards|them\b)/g, ""],
  // What is spoken of again, by its noun or by a pronoun: what each may stand for is tried.
  [
    /\bthat (?:spell|creature|permanent|land|artifact|enchantment|planeswalker|card|token)('s)?\b/g,
    (_, s) => (s ? "its" : "it"),
  ],
  [
    /\b(?:those (?:spells|creatures|permanents|lands|artifacts|enchantments|cards|tokens)|the (?:exiled|milled|revealed) cards|they)\b/g,
    "them",
  ],
  [
    /\bthe (?:chosen|discarded|exiled|found|milled|revealed|sacrificed) (?:card|creature|permanent|land|artifact|enchantment|planeswalker)('s)?(?![a-z])/g,
    (_, s) => (s ? "its" : "it"),
  ],
  [
    /\bif (an?) ([^,.]*?) was (?:discarded|exiled|looked at|milled|sacrificed) this way/g,
    "if it is $1 $2",
  ],
  [
    /\bif no ([^,.]*?)s were (?:discarded|exiled|looked at|milled|sacrificed) this way/g,
    "if it isn't a $1",
  ],
  [/\b(if it is(?:n't)? an? [^,.;]*?) card(?=[,.;])/g, "$1"],
  // One sentence or two, of the same player
  [/(?:, then|,? and|\. then|\.) /g, "; "],
  [new RegExp(`; (?:they|that player|the player) (${verbs})s?\\b`, "g"), "; they $1"],
  [new RegExp(`\\b(its controller [^;]*; )its controller (${verbs})s?\\b`, "g"), "$1they $2"],
  [new RegExp(`; (${verbs})s\\b`, "g"), "; they $1"],
  [new RegExp(`; (?:you )?(${verbs})\\b`, "g"), "; you $1"],
  // "Choose a creature. Exile it.": what is done with what is chosen there tells of the choice, too.
  [
    /\bchoose (an(?:other)? [^;.]*?|a [^;.]*?); ([^;.]*?)\bit(s?)\b/g,
    (_, what = "", done = "", s = "") => `${done}${what}${s && "'s"}`,
  ],
  [/\bcards? revealed this way\b/g, "cards from among them"],
  [/; you put the rest\b/g, "; the rest"],
  [/(^|[,:] )you (?!may\b|control\b)/g, "$1"],
];

/** A folded text, with all that can be said in several ways said in one. */
export const likened = (text: string): string =>
  alikes.reduce(
    (so, [pattern, likewise]) =>
      typeof likewise === "string"
        ? so.replace(pattern, likewise)
        : so.replace(pattern, likewise as (...match: string[]) => string),
    withoutLabel(text),
  );

/** How a text may say it that says what X is behind its sentence: with that amount in its place. */
export function withAmounts(text: string): readonly string[] {
  const where = /([^.:\n"]*?), where x is ([^.\n"]*)/g;
  if (!where.test(text)) return [text];
  const spelled = (cards: string, isBehind: boolean): string =>
    text.replace(where, (_, said: string, amount: string) => {
      const damage = isBehind
        ? said.replace(/\bx damage( to .*)$/, `damage$1 equal to ${amount}`)
        : said;
      return damage
        .replace(/\bx (damage|life)\b/g, `$1 equal to ${amount}`)
        .replace(/\bx cards\b/g, `${cards} equal to ${amount}`)
        .replace(
          /\bx ([^,;]*?(?:tokens|counters)\b.*?)(?=, then | and |, and |$)/g,
          `a number of $1 equal to ${amount}`,
        );
    });
  const all = ["cards", "a number of cards"].flatMap((cards) =>
    [true, false].map((isBehind) => spelled(cards, isBehind)),
  );
  return [text, ...new Set(all)];
}
