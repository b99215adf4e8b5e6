export const becomeTime = (..._: readonly unknown[]): void => {};
