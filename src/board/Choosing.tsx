import type { ComponentChildren, Ref } from "preact";
import { useBoard } from "./context.ts";
import { Group } from "./Group.tsx";
import type { Act, Scene } from "./session.ts";
import { isMidway, moveIn } from "./walk.ts";

interface Props {
  readonly scene: Scene;
  readonly focus: Ref<HTMLDivElement>;
  readonly dispatch: (act: Act) => void;
  /** The choices, once the engine has said what they are. */
  readonly children?: ComponentChildren;
}

/** Going on as the line goes, or choosing otherwise. */
export function Choosing({ scene, focus, dispatch, children }: Props) {
  const { words } = useBoard();
  const { walk, next, isOver, isOpen } = scene;
  const midway = isMidway(walk);
  const onNext = () => dispatch(moveIn(walk, "next"));
  return (
    <Group class="choosing" label={words.choices} target={focus}>
      {midway && (
        <button type="button" class="continue" onClick={onNext}>
          {words.nextPart}
        </button>
      )}
      {isOver && !midway && <p class="question">{words.over}</p>}
      {next && !isOver && (
        <p class="ways">
          <button type="button" class="continue" onClick={onNext}>
            {next === "script" ? words.continueScript : words.next}
          </button>
          <button
            type="button"
            class="otherwise"
            aria-expanded={isOpen}
            onClick={() => dispatch({ do: "toggleChoosing" })}
          >
            {words.chooseOtherwise}
          </button>
        </p>
      )}
      {isOpen && children}
    </Group>
  );
}
