import { type Component, type ComponentType, createElement } from "preact";

/** Whether two sets of properties, or lists, hold the same things. */
export function isAlike<Of extends object>(one: Of, other: Of): boolean {
  for (const key in one) if (one[key] !== other[key]) return false;
  for (const key in other) if (!(key in one)) return false;
  return true;
}

/** A component that is drawn anew only when one of its properties is another. */
export function pure<Props extends object>(of: ComponentType<Props>): ComponentType<Props> {
  function Pure(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => !isAlike<object>(this.props, next);
    return createElement(of, props);
  }
  return Pure as unknown as ComponentType<Props>;
}
