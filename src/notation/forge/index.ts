import type { CardNames } from "../names.ts";
import { fail, type Result } from "../../engine/result.ts";
export interface ForgeNote { readonly line: number; readonly written: string; readonly message: { ja: string; en: string } }
export function importForge(_text: string, _names: CardNames): Result<{ text: string; notes: readonly ForgeNote[]; title?: string }, string> { return fail("x"); }
