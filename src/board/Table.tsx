import type { ComponentChildren } from "preact";
import { broughtOut, CardItem, StackEntry, Tag } from "./Card.tsx";
import { classes } from "./classes.ts";
import { useBoard, useBroughtOut } from "./context.ts";
import { Days } from "./Days.tsx";
import { Group } from "./Group.tsx";
import { type AreaLook, type CardLook, type DaysLook, type Look, signed } from "./look.ts";
import { pure } from "./pure.ts";
import { Rich, Symbols } from "./Symbols.tsx";
import { Turn } from "./Turn.tsx";
import { useDrop } from "./useDragging.ts";
import type { Used, ZoneName } from "./view.ts";

interface ZoneProps {
  readonly kind: string;
  readonly label: string;
  readonly count?: number;
  readonly whose: string;
  readonly children?: ComponentChildren;
}

/** A labelled region of the table. */
function Zone({ kind, label, count, whose, children }: ZoneProps) {
  const { words } = useBoard();
  return (
    <Group class={`zone ${kind}`} label={words.playersZone(whose, label)}>
      <p class="zone-label">
        {label}
        {count !== undefined && <span class="count">{words.cards(count)}</span>}
      </p>
      {children}
    </Group>
  );
}

const Cards = pure(({ looks }: { readonly looks: readonly CardLook[] }) => {
  const brought = useBroughtOut();
  return (
    <ul class="cards plain">
      {looks.map((look) => (
        <CardItem key={look.id} look={look} {...broughtOut(look, brought)} />
      ))}
    </ul>
  );
});

const Tags = pure(({ looks }: { readonly looks: readonly CardLook[] }) => (
  <ul class="tags plain">
    {looks.map((look) => (
      <li key={look.id}>
        <Tag look={look} />
      </li>
    ))}
  </ul>
));

interface AreaProps {
  readonly area: AreaLook;
  readonly used: Used;
}

/** A zone that shows no cards, in the line of its player. */
function Tally({ label, count }: { readonly label: string; readonly count: number }) {
  const { words } = useBoard();
  return (
    <span class="zone-label">
      {label}
      <span class="count">{words.cards(count)}</span>
    </span>
  );
}

/** How many cards are left, and the top one where it is known. */
function Library({ area: { library, top } }: { readonly area: AreaLook }) {
  const { words } = useBoard();
  return (
    <>
      <Tally label={words.library} count={library} />
      {top && (
        <span class="on-top">
          {words.onTop} <Tag look={top} />
        </span>
      )}
    </>
  );
}

const zoneNames = ["hand", "battlefield", "graveyard", "exile"] as const;

/** Who the player is, with their life and mana, and the zones that stay empty. */
function PlayerStrip({ area, used }: AreaProps) {
  const { words } = useBoard();
  const { draggable } = useBroughtOut();
  const { player, life, lifeChange, isActive, hasPriority, mana } = area;
  return (
    <div class="strip" {...useDrop({ is: "player", player }, draggable.size > 0)}>
      <strong data-player={player}>{words.player(player)}</strong>
      <span class={classes("life", lifeChange !== undefined && "marked")}>
        <b>{life}</b> {words.life}
        {lifeChange !== undefined && <span class="mark">{signed(lifeChange)}</span>}
      </span>
      {isActive && <span class="badge">{words.turn}</span>}
      {hasPriority && <span class="badge is-now">{words.priority}</span>}
      {mana && (
        <span class="pool">
          {words.mana} <Symbols text={mana} />
        </span>
      )}
      <span class="empty-zones">
        <Library area={area} />
        {zoneNames
          .filter((zone) => !used.has(`${player} ${zone}`))
          .map((zone) => (
            <Tally key={zone} label={words[zone]} count={0} />
          ))}
      </span>
    </div>
  );
}

const PlayerArea = pure(({ area, used, isNear }: AreaProps & { readonly isNear: boolean }) => {
  const { words } = useBoard();
  const { player, hand, front, lands, graveyard, exile, phasedOut } = area;
  const whose = player;
  const isUsed = (zone: ZoneName) => used.has(`${whose} ${zone}`);
  const strip = <PlayerStrip area={area} used={used} />;
  const battlefield = isUsed("battlefield") && (
    <Zone kind="battlefield" label={words.battlefield} whose={whose}>
      <div>
        {front.length > 0 && <Cards looks={front} />}
        {lands.length > 0 && <Cards looks={lands} />}
      </div>
    </Zone>
  );
  const pile = (zone: "graveyard" | "exile", looks: readonly CardLook[]) =>
    isUsed(zone) && (
      <Zone kind="pile" label={words[zone]} count={looks.length} whose={whose}>
        {looks.length > 0 && <Tags looks={looks} />}
      </Zone>
    );
  const hasPiles = isUsed("graveyard") || isUsed("exile");
  const rest = (isUsed("hand") || hasPiles) && (
    <div class={isUsed("hand") && hasPiles ? "rest is-parted" : "rest"}>
      {isUsed("hand") && (
        <Zone kind="hand" label={words.hand} count={hand.length} whose={whose}>
          {hand.length > 0 && <Cards looks={hand} />}
        </Zone>
      )}
      {hasPiles && (
        <div class="piles">
          {pile("graveyard", graveyard)}
          {pile("exile", exile)}
        </div>
      )}
    </div>
  );
  const away = phasedOut.length > 0 && (
    <Zone kind="pile" label={words.phasedOut} count={phasedOut.length} whose={whose}>
      <Tags looks={phasedOut} />
    </Zone>
  );
  const parts = [strip, rest, away, battlefield];
  return <div class="area">{isNear ? parts.toReversed() : parts}</div>;
});

interface TableProps {
  readonly look: Look;
  readonly days: DaysLook | undefined;
  readonly used: Used;
}

export function Table({ look, days, used }: TableProps) {
  const { areas, step, stepName, time } = look;
  return (
    <div class="table">
      {areas.slice(0, -1).map((area) => (
        <PlayerArea key={area.player} area={area} used={used} isNear={false} />
      ))}
      <Turn
        step={step}
        name={stepName}
        active={areas.find(({ isActive }) => isActive)?.player}
        priority={areas.find(({ hasPriority }) => hasPriority)?.player}
        time={time}
      />
      {days && <Days days={days} />}
      {areas.slice(-1).map((area) => (
        <PlayerArea key={area.player} area={area} used={used} isNear />
      ))}
    </div>
  );
}

/** The stack, newest on top. */
export function Stack({ looks }: { readonly looks: Look["stack"] }) {
  const { words } = useBoard();
  return (
    <Group class="stack" label={words.stack}>
      <p class="zone-label">
        {words.stack}
        <span class="count">{looks.length}</span>
      </p>
      {looks.length === 0 ? (
        <p class="empty">{words.stackEmpty}</p>
      ) : (
        <ol class="plain" reversed>
          {looks.map((look, index) => (
            <StackEntry
              key={look.id}
              look={look}
              place={looks.length - index}
              isNext={index === 0}
            />
          ))}
        </ol>
      )}
    </Group>
  );
}

/** What is in force without being an object; nothing where there is nothing. */
export function LastingEffects({ lasting }: Pick<Look, "lasting">) {
  const { words } = useBoard();
  if (lasting.length === 0) return null;
  return (
    <Group class="lasting" label={words.lasting}>
      <p class="zone-label">{words.lasting}</p>
      <ul class="plain">
        {lasting.map(({ text, source }, place) => (
          <li key={`${place} ${text}`}>
            <Rich text={text} /> {source && <span class="of">{words.lastingOf(source)}</span>}
          </li>
        ))}
      </ul>
    </Group>
  );
}
