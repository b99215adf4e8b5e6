export const phaseOut = (..._: readonly unknown[]): void => {};
