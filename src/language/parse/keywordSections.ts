/** Keywords by their sections (701, 702.2 and on): what isn't known here is told by its number. */
import type { InLanguages } from "../print/printer.ts";

const sections = `
  Deathtouch, Defender, Double Strike, Enchant, Equip, First Strike, Flash, Flying, Haste,
  Hexproof, Indestructible, Intimidate, Landwalk, Lifelink, Protection, Reach, Shroud,
  Trample, Vigilance, Ward, Banding, Rampage, Cumulative Upkeep, Flanking, Phasing, Buyback,
  Shadow, Cycling, Echo, Horsemanship, Fading, Kicker, Flashback, Madness, Fear, Morph,
  Amplify, Provoke, Storm, Affinity, Entwine, Modular, Sunburst, Bushido, Soulshift, Splice,
  Offering, Ninjutsu, Epic, Convoke, Dredge, Transmute, Bloodthirst, Haunt, Replicate,
  Forecast, Graft, Recover, Ripple, Split Second, Suspend, Vanishing, Absorb, Aura Swap,
  Delve, Fortify, Frenzy, Gravestorm, Poisonous, Transfigure, Champion, Changeling, Evoke,
  Hideaway, Prowl, Reinforce, Conspire, Persist, Wither, Retrace, Devour, Exalted, Unearth,
  Cascade, Annihilator, Level Up, Rebound, Umbra Armor, Infect, Battle Cry, Living Weapon,
  Undying, Miracle, Soulbond, Overload, Scavenge, Unleash, Cipher, Evolve, Extort, Fuse,
  Bestow, Tribute, Dethrone, Hidden Agenda, Outlast, Prowess, Dash, Exploit, Menace, Renown,
  Awaken, Devoid, Ingest, Myriad, Surge, Skulk, Emerge, Escalate, Melee, Crew, Fabricate,
  Partner, Undaunted, Improvise, Aftermath, Embalm, Eternalize, Afflict, Ascend, Assist,
  Jump-Start, Mentor, Afterlife, Riot, Spectacle, Escape, Companion, Mutate, Encore, Boast,
  Foretell, Demonstrate, Daybound and Nightbound, Disturb, Decayed, Cleave, Training,
  Compleated, Reconfigure, Blitz, Casualty, Enlist, Read Ahead, Ravenous, Squad, Space
  Sculptor, Visit, Prototype, Living Metal, More Than Meets the Eye, For Mirrodin!, Toxic,
  Backup, Bargain, Craft, Disguise, Solved, Plot, Saddle, Spree, Freerunning, Gift, Offspring,
  Impending, Exhaust, Max Speed, Start Your Engines!, Harmonize, Mobilize, Job Select, Tiered,
  Station, Warp, ∞ (Infinity), Mayhem, Web-slinging, Firebending, Sneak, Increment, Paradigm
`
  .trim()
  .replace(/\s+/g, " ")
  .split(", ");

/** Keyword actions that can't be read, by their sections of 701; what begins as another comes first. */
const actions: readonly (readonly [name: string, section: number])[] = [
  ["behold", 4],
  ["goad", 15],
  ["fateseal", 29],
  ["planeswalk", 31],
  ["proliferate", 34],
  ["detain", 35],
  ["populate", 36],
  ["bolster", 39],
  ["manifest dread", 62],
  ["manifest", 40],
  ["support", 41],
  ["meld", 42],
  ["exert", 43],
  ["explore", 44],
  ["adapt", 46],
  ["amass", 47],
  ["learn", 48],
  ["venture into the dungeon", 49],
  ["connive", 50],
  ["incubate", 53],
  ["time travel", 56],
  ["discover", 57],
  ["cloak", 58],
  ["collect evidence", 59],
  ["suspect", 60],
  ["forage", 61],
  ["endure", 63],
  ["airbend", 65],
  ["earthbend", 66],
  ["waterbend", 67],
  ["blight", 68],
];

interface Unread {
  readonly length: number;
  readonly says: InLanguages;
}

/** The keyword that a text begins with, if it is none of those that can be read. */
export const unreadKeyword = (text: string, known: ReadonlySet<string>): Unread | undefined =>
  unreadAbility(text, known) ?? unreadAction(text);

function unreadAction(text: string): Unread | undefined {
  for (const [name, section] of actions) {
    const [said] = new RegExp(`^${name}s?(?![a-z])`, "i").exec(text) ?? [];
    if (said === undefined) continue;
    const rule = `701.${section}`;
    return {
      length: said.length,
      says: {
        en: `“${said}” is a keyword action (${rule}) that can't be read here: write out what it does.`,
        ja: `「${said}」はキーワード処理だが（${rule}）、ここでは読み取れない。その働きを文章で書く。`,
      },
    };
  }
  return undefined;
}

/** The keyword ability that a text begins with, if it is none of those that can be read. */
function unreadAbility(text: string, known: ReadonlySet<string>): Unread | undefined {
  const index = sections.findIndex((name) => {
    const behind = text.slice(name.length);
    return (
      text.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
      !known.has(name.toLowerCase()) &&
      /^ ?(?:$|[,.\n"—{]|\d)/.test(behind)
    );
  });
  const name = sections[index];
  if (name === undefined) return undefined;
  const rule = `702.${index + 2}`;
  return {
    length: name.length,
    says: {
      en: `“${name}” is a keyword ability (${rule}) that can't be read here: write out what it does.`,
      ja: `「${name}」はキーワード能力だが（${rule}）、ここでは読み取れない。その働きを文章で書く。`,
    },
  };
}
