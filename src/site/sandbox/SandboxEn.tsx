/** The sandbox with the words of an English page. */
import { PlayBoard } from "../../board/play/PlayEn.ts";
import { Sandbox } from "./Sandbox.tsx";

export const SandboxEn = () => <Sandbox lang="en" Board={PlayBoard} />;
