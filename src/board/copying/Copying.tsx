import { useState } from "preact/hooks";
import type { StepCaption } from "../../captions/telling.ts";
import { toClipboard } from "../clipboard.ts";
import { useBoard, useGame } from "../context.ts";
import { typeLineOf } from "../describe.ts";
import { Group } from "../Group.tsx";
import { Icon } from "../Icon.tsx";
import { writeBoard } from "../link.ts";
import { pictureOf } from "../picture/layout.ts";
import { toPng } from "../picture/paint.ts";
import type { Measure } from "../picture/shapes.ts";
import { type Origin, pathTo, type Tree } from "../tree.ts";
import type { TableView } from "../view.ts";
import { type Format, formats, inFormat } from "./formats.ts";
import { copyingWords } from "./words.ts";

interface Props {
  readonly title: string;
  /** Which step of how many is in view. */
  readonly place: string;
  readonly caption: StepCaption;
  readonly view: TableView;
  readonly origin: Origin;
  readonly tree: Tree;
  /** An address of the moment in view. */
  readonly address: () => Promise<string | undefined>;
  /** The address of the board for the pages of others, where it has one. */
  readonly embedAddress: string | undefined;
}

/** The moment in view, as text of several kinds or as a picture. */
export function Copying(props: Props) {
  const { title, place, caption, origin, tree, address, embedAddress } = props;
  const { id, lang, words } = useBoard();
  const { edition } = useGame().game.rules;
  const own = copyingWords[lang];
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState<string>();

  /** The same moment within the pages of others: a board with other cards is built elsewhere. */
  const embeddedAt = (at: string): string | undefined => {
    const { hash } = new URL(at);
    if (embedAddress === undefined || !hash.startsWith(`#${id}`)) return undefined;
    return new URL(embedAddress + hash, location.href).href;
  };

  const copy = async (format: Format) => {
    const at = await address();
    if (at === undefined) return setSaid(own.noAddress);
    const answers = pathTo(tree, tree.at).flatMap((moment) => moment.answers);
    const written = writeBoard(origin.notation, origin.cards, answers, edition);
    const notation = written.ok ? written.value : undefined;
    if (format === "notation" && notation === undefined) return setSaid(own.unwritable);
    const rulesOf = words.rulesOf(edition);
    const embed = embeddedAt(at);
    if (format === "embed" && embed === undefined) return setSaid(own.unembeddable);
    const quoted = { title, place, caption, rulesOf, address: at, notation, embed, lang };
    const text = inFormat(quoted, format);
    const isCopied = await toClipboard(text);
    setShown(isCopied ? undefined : text);
    setSaid(isCopied ? own.copied : own.failed);
  };

  return (
    <Group class="copying" label={own.title}>
      <p class="tools">
        {formats.map(
          (format) =>
            (format !== "embed" || embedAddress !== undefined) && (
              <button key={format} type="button" class="tool" onClick={() => copy(format)}>
                {own.formats[format]}
              </button>
            ),
        )}
        <PictureTools {...props} onSaid={setSaid} />
      </p>
      <p role="status">{said}</p>
      {shown !== undefined && (
        <textarea
          aria-label={own.whole}
          readOnly
          rows={6}
          value={shown}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </Group>
  );
}

interface PictureProps extends Props {
  readonly onSaid: (said: string) => void;
}

/** A picture of the moment, for the clipboard or as a file. */
function PictureTools({ title, place, caption, view, address, onSaid }: PictureProps) {
  const { lang, words } = useBoard();
  const { game, speech } = useGame();
  const own = copyingWords[lang];

  const paint = async () => {
    const at = (await address()) ?? location.href;
    return toPng((measure: Measure) =>
      pictureOf({
        game,
        view,
        caption,
        title: `${title} · ${place}`,
        address: shortened(at),
        typeLines: (face) => typeLineOf(face, game, speech),
        lang,
        speech,
        words,
        measure,
      }),
    );
  };

  const copyPicture = async () => {
    try {
      // A promise, so that the browser still knows that the reader asked for it.
      const blob = paint().then((made) => made ?? Promise.reject(new Error("no picture")));
      await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
      onSaid(own.copied);
    } catch {
      onSaid(own.noPicture);
    }
  };

  const savePicture = async () => {
    const blob = await paint();
    if (!blob) return onSaid(own.noPicture);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = "saitei.png";
    link.click();
    URL.revokeObjectURL(link.href);
    onSaid(own.saved);
  };

  return (
    <>
      {typeof ClipboardItem !== "undefined" && (
        <button type="button" class="tool" onClick={copyPicture}>
          <Icon name="picture" />
          {own.picture}
        </button>
      )}
      <button type="button" class="tool" onClick={savePicture}>
        <Icon name="picture" />
        {own.save}
      </button>
    </>
  );
}

/** Without the board itself, which nobody reads in a picture. */
const shortened = (address: string): string =>
  address.replace(/^https?:\/\//, "").replace(/([#&][^=#&]*=).{24,}$/, "");
