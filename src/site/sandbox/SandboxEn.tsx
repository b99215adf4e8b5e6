/** The sandbox with the words of an English page. */
import { PlayBoard } from "../../board/play/PlayEn.ts";
import { styled } from "../islands/alive.ts";
import { Sandbox } from "./Sandbox.tsx";

export const SandboxEn = () => <Sandbox lang="en" Board={PlayBoard} />;

await styled;
