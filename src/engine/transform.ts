export const transformByEffect = (..._: readonly unknown[]): void => {};
