import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, vi } from "vitest";
import { readBrand, readBrands } from "../check/brand-source.ts";
import { checkBrands } from "../check/check-brands.ts";
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

/** A copy of brands for each test of a file, the first of them to be changed, with the output of its commands. */
export function copyForEachTest(names: readonly [string, ...string[]], from?: () => string) {
  const [name] = names;
  const copy = {
    root: "",
    output: "",
    at: (...path: readonly string[]) => join(copy.root, "brands", name, ...path),
    read: (file: string) => readFileSync(copy.at(file), "utf8"),
    edit: (file: string, before: string | RegExp, after: string) =>
      writeFileSync(
        copy.at(file),
        copy.read(file).replace(before, () => after),
      ),
    brand: (brand: string = name) => readBrand(copy.root, brand),
    findings: (brand: string = name) => checkBrands(readBrands(copy.root), [brand]),
  };
  beforeEach(() => {
    copy.output = "";
    const record = (text: string) => {
      copy.output += text;
    };
    copy.root = copyOfBrands(names, record, from?.());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return copy;
}
