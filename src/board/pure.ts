import { type Component, type ComponentType, createElement } from "preact";

/** A component that is drawn anew only when one of its properties is another. */
export function pure<Props extends object>(of: ComponentType<Props>): ComponentType<Props> {
  function Pure(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => {
      const keys = new Set([...Object.keys(this.props), ...Object.keys(next)]) as Set<keyof Props>;
      return [...keys].some((key) => this.props[key] !== next[key]);
    };
    return createElement(of, props);
  }
  return Pure as unknown as ComponentType<Props>;
}
