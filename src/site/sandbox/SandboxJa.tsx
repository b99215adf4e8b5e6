/** The sandbox with the words of a Japanese page. */
import { PlayBoard } from "../../board/play/PlayJa.ts";
import { styled } from "../islands/alive.ts";
import { Sandbox } from "./Sandbox.tsx";

export const SandboxJa = () => <Sandbox lang="ja" Board={PlayBoard} />;

await styled;
