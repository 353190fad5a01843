import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { run as runAt } from "../commands/run.ts";

export const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/** Runs a command on a day after the dates in the brands of this repository. */
export const run = (commandLine: readonly string[], folder: string) =>
  runAt(commandLine, folder, new Date("2026-12-01T10:00:00+09:00"));

/** A temporary folder with these brands of `from`. It records the output of commands instead of printing it. */
export function copyOfBrands(
  names: readonly string[],
  onOutput: (text: string) => void,
  from = repository,
): string {
  const root = mkdtempSync(join(tmpdir(), "kaitori-brands-"));
  writeFileSync(join(root, "package.json"), "{}");
  for (const name of names)
    cpSync(join(from, "brands", name), join(root, "brands", name), {
      recursive: true,
      filter: (source) => !source.includes("node_modules"),
    });
  const write = (text: unknown) => {
    onOutput(String(text));
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(write);
  vi.spyOn(process.stderr, "write").mockImplementation(write);
  return root;
}
