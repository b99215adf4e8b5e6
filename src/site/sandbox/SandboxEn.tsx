/** The sandbox with the words of an English page. */
import { PlayBoard } from "../../board/play/PlayEn.ts";
import { bring } from "../islands/bring.ts";
import { Sandbox } from "./Sandbox.tsx";

export const SandboxEn = () => <Sandbox lang="en" Board={PlayBoard} />;

export const bringTo = (island: HTMLElement) => bring(island, SandboxEn, {});
