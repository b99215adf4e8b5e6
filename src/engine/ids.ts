declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** An object of the game; a new one each time a card changes zones (CR 400.7): `o17`. */
export type ObjectId = Branded<string, "object">;
/** A player, by the letter of their seat: `A`, `B`. */
export type PlayerId = Branded<string, "player">;
/** A resolution in progress: what its instructions share. */
export type FrameId = Branded<string, "frame">;
/** A continuous effect made by a resolution, or a permission. */
export type EffectId = Branded<string, "effect">;

export const playerId = (letter: string): PlayerId => letter as PlayerId;
export const objectId = (number: number): ObjectId => `o${number}` as ObjectId;
export const frameId = (number: number): FrameId => `f${number}` as FrameId;
export const effectId = (number: number): EffectId => `e${number}` as EffectId;
