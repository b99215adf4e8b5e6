import type { Answer, Decision } from "../../engine/decisions.ts";
import type { Moment } from "../tree.ts";
import { Act } from "./Act.tsx";
import { Chance } from "./Chance.tsx";
import { Choose } from "./Choose.tsx";
import { Divide } from "./Divide.tsx";
import { Order } from "./Order.tsx";
import { Pairs } from "./Pairs.tsx";
import { Pay } from "./Pay.tsx";
import { Confirm, Modes, NumberOf, Options } from "./simple.tsx";

export interface ChoiceProps<Is extends Decision["is"]> {
  readonly decision: Extract<Decision, { is: Is }>;
  /** What the script answers here, if it goes on. */
  readonly scripted: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** What has happened since the board's beginning, moment by moment. */
export type Path = readonly Pick<Moment, "events">[];

interface Props extends Omit<ChoiceProps<"act">, "decision"> {
  readonly decision: Decision;
  readonly path: Path;
  readonly chosen: readonly string[];
  readonly onChoose: (key: string) => void;
}

/** The legal answers to a decision, as controls. */
export function Choice({ decision, path, chosen, onChoose, ...rest }: Props) {
  switch (decision.is) {
    case "act":
      return <Act decision={decision} {...rest} />;
    case "choose":
      return <Choose decision={decision} chosen={chosen} onChoose={onChoose} {...rest} />;
    case "confirm":
      return <Confirm decision={decision} {...rest} />;
    case "number":
      return <NumberOf decision={decision} {...rest} />;
    case "option": {
      const Kind = decision.purpose.is === "mode" ? Modes : Options;
      return <Kind decision={decision} {...rest} />;
    }
    case "order":
      return <Order decision={decision} {...rest} />;
    case "divide":
      return <Divide decision={decision} {...rest} />;
    case "pay":
      return <Pay decision={decision} {...rest} />;
    case "pairs":
      return <Pairs decision={decision} {...rest} />;
    case "chance":
      return <Chance decision={decision} path={path} {...rest} />;
  }
}
