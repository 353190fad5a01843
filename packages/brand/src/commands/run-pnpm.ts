import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "../sentences/say.ts";
import { Refusal } from "./refusal.ts";

/** Runs pnpm in the version that the repository names, installed or not. */
export function runPnpm(root: string, args: readonly string[]): void {
  const { packageManager = "pnpm" }: { packageManager?: string } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const { status } = spawnSync("npx", ["-y", packageManager, ...args], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Refusal(say("pnpmFailed", { command: args.join(" ") }));
}
