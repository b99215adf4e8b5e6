import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { lastingIn, namesIn } from "../captions/telling.ts";
import { formatPool } from "../engine/index.ts";
import { broughtOut, CardItem, StackEntry, Tag } from "./Card.tsx";
import { useBoard, useMoment } from "./context.ts";
import { Group } from "./Group.tsx";
import { Rich, Symbols } from "./Symbols.tsx";
import { useDrop } from "./useDragging.ts";
import type { Area, Face, TableView, Used, ZoneName } from "./view.ts";

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

function Cards({ faces }: { readonly faces: readonly Face[] }) {
  const moment = useMoment();
  return (
    <ul class="cards plain">
      {faces.map((face) => (
        <CardItem key={face.id} face={face} {...broughtOut(face, moment)} />
      ))}
    </ul>
  );
}

const Tags = ({ faces }: { readonly faces: readonly Face[] }) => (
  <ul class="tags plain">
    {faces.map((face) => (
      <li key={face.id}>
        <Tag face={face} />
      </li>
    ))}
  </ul>
);

interface AreaProps {
  readonly area: Area;
  readonly used: Used;
}

/** How many cards are left, and the top one where it is known. */
function Library({ area: { player, top } }: { readonly area: Area }) {
  const { words } = useBoard();
  return (
    <Zone kind="slim" label={words.library} count={player.library.length} whose={player.id}>
      {top && (
        <p class="on-top">
          {words.onTop} <Tag face={top} />
        </p>
      )}
    </Zone>
  );
}

const zoneNames = ["hand", "battlefield", "graveyard", "exile"] as const;

/** Who the player is, with their life and mana, and the zones that stay empty. */
function PlayerStrip({ area, used }: AreaProps) {
  const { words } = useBoard();
  const { draggable } = useMoment();
  const { player, lifeChange, isActive, hasPriority } = area;
  return (
    <div class="strip" {...useDrop({ is: "player", player: player.id }, draggable.size > 0)}>
      <strong data-player={player.id}>{words.player(player.id)}</strong>
      <span class={`life ${lifeChange ? "marked" : ""}`}>
        <b>{player.life}</b> {words.life}
        {lifeChange !== 0 && (
          <span class="mark">{lifeChange > 0 ? `+${lifeChange}` : `−${-lifeChange}`}</span>
        )}
      </span>
      {isActive && <span class="badge">{words.turn}</span>}
      {hasPriority && <span class="badge is-now">{words.priority}</span>}
      {player.mana.length > 0 && (
        <span class="pool">
          {words.mana} <Symbols text={formatPool(player.mana)} />
        </span>
      )}
      <span class="empty-zones">
        <Library area={area} />
        {zoneNames
          .filter((zone) => !used.has(`${player.id} ${zone}`))
          .map((zone) => (
            <Zone key={zone} kind="slim" label={words[zone]} count={0} whose={player.id} />
          ))}
      </span>
    </div>
  );
}

function PlayerArea({ area, used, isNear }: AreaProps & { readonly isNear: boolean }) {
  const { words } = useBoard();
  const { player, hand, front, lands, graveyard, exile, phasedOut } = area;
  const whose = player.id;
  const isUsed = (zone: ZoneName) => used.has(`${whose} ${zone}`);
  const strip = <PlayerStrip area={area} used={used} />;
  const battlefield = isUsed("battlefield") && (
    <Zone kind="battlefield" label={words.battlefield} whose={whose}>
      <div>
        {front.length > 0 && <Cards faces={front} />}
        {lands.length > 0 && <Cards faces={lands} />}
      </div>
    </Zone>
  );
  const pile = (zone: "graveyard" | "exile", faces: readonly Face[]) =>
    isUsed(zone) && (
      <Zone kind="pile" label={words[zone]} count={faces.length} whose={whose}>
        {faces.length > 0 && <Tags faces={faces} />}
      </Zone>
    );
  const hasPiles = isUsed("graveyard") || isUsed("exile");
  const rest = (isUsed("hand") || hasPiles) && (
    <div class="rest">
      {isUsed("hand") && (
        <Zone kind="hand" label={words.hand} count={hand.length} whose={whose}>
          {hand.length > 0 && <Cards faces={hand} />}
        </Zone>
      )}
      {hasPiles && (
        <div class="piles">
          {pile("graveyard", graveyard.toReversed())}
          {pile("exile", exile)}
        </div>
      )}
    </div>
  );
  const away = phasedOut.length > 0 && (
    <Zone kind="pile" label={words.phasedOut} count={phasedOut.length} whose={whose}>
      <Tags faces={phasedOut} />
    </Zone>
  );
  const parts = [strip, rest, away, battlefield];
  return <div class="area">{isNear ? parts.toReversed() : parts}</div>;
}

export function Table({ view, used }: { readonly view: TableView; readonly used: Used }) {
  const { speech, words } = useBoard();
  const { game } = useMoment();
  const { areas } = view;
  const { active, step } = game.turn;
  return (
    <div class="table">
      {areas.slice(0, -1).map((area) => (
        <PlayerArea key={area.player.id} area={area} used={used} isNear={false} />
      ))}
      <p class="turn">
        <span>{words.turnOf(active, namesIn(speech, game).step(step))}</span>
        {game.time && <span class="badge">{words.times[game.time]}</span>}
      </p>
      {areas.slice(-1).map((area) => (
        <PlayerArea key={area.player.id} area={area} used={used} isNear />
      ))}
    </div>
  );
}

/** The stack, newest on top. */
export function Stack({ faces }: { readonly faces: readonly Face[] }) {
  const { words } = useBoard();
  return (
    <Group class="stack" label={words.stack}>
      <p class="zone-label">
        {words.stack}
        <span class="count">{faces.length}</span>
      </p>
      {faces.length === 0 ? (
        <p class="empty">{words.stackEmpty}</p>
      ) : (
        <ol class="plain" reversed>
          {faces.map((face, index) => (
            <StackEntry
              key={face.id}
              face={face}
              place={faces.length - index}
              isNext={index === 0}
            />
          ))}
        </ol>
      )}
    </Group>
  );
}

/** What is in force without being an object; nothing where there is nothing. */
export function LastingEffects() {
  const { speech, words } = useBoard();
  const { game } = useMoment();
  const lasting = useMemo(() => lastingIn(game, speech), [game, speech]);
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
