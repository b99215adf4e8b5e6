/** The sandbox with the words of a Japanese page. */
import { PlayBoard } from "../../board/play/PlayJa.ts";
import { bring } from "../islands/bring.ts";
import { Sandbox } from "./Sandbox.tsx";

export const SandboxJa = () => <Sandbox lang="ja" Board={PlayBoard} />;

export const bringTo = (island: HTMLElement) => bring(island, SandboxJa, {});
