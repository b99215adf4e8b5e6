/** What the tools of a board have opened, once the engine is there and they are. */
import type { Answer } from "../engine/decisions.ts";
import type { PlayScene } from "./play/scene.ts";
import type { BoardModel } from "./useBoardModel.ts";

interface Props {
  readonly model: BoardModel;
  readonly play: PlayScene;
}

/** What is typed instead of chosen. */
export function TypedPanels({ model, play }: Props) {
  const { typing, textMode } = model.panels;
  const { act } = model.acting;
  const { tree } = play.state;
  // Goes on from the moment in view.
  const onPlay = (answers: readonly Answer[]) =>
    act({ do: "follow", from: tree.at, steps: [answers] });
  return (
    <>
      {typing.Shown && <typing.Shown origin={play.origin} tree={tree} onPlay={onPlay} />}
      {textMode.Shown && (
        <textMode.Shown
          scene={model.session.scene}
          play={play}
          told={model.spoken}
          dispatch={act}
          onPlay={onPlay}
        />
      )}
    </>
  );
}

/** What is as wide as the board, and stands below it. */
export function WidePanels({ model, play }: Props) {
  const { stackTime, whatIf, outcomes, counting } = model.panels;
  const { act } = model.acting;
  const { tree } = play.state;
  return (
    <>
      {stackTime.Shown && <stackTime.Shown walk={play.walk} dispatch={act} />}
      {whatIf.Shown && (
        <whatIf.Shown
          origin={play.origin}
          tree={tree}
          sandboxAddress={model.props.sandboxAddress}
          dispatch={act}
          onClose={whatIf.toggle}
        />
      )}
      {outcomes.Shown && <outcomes.Shown tree={tree} dispatch={act} onClose={outcomes.toggle} />}
      {counting.Shown && <counting.Shown onClose={counting.toggle} />}
    </>
  );
}
