import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

const read = (file: string): { scripts?: Record<string, string>; bin?: Record<string, string> } =>
  JSON.parse(readFileSync(join(root, file), "utf8"));

/** Programs of this repository: those run by scripts of the root, and commands of packages. */
const scripts = Object.values(read("package.json").scripts ?? {})
  .filter((line) => line.startsWith("node "))
  .map((line) => line.split(" ").slice(0, 2).join(" "));
const bins = globSync("packages/*/package.json", { cwd: root }).flatMap((file) =>
  Object.values(read(file).bin ?? {}).map((path) => `node ${join(dirname(file), path)}`),
);
const lookCommand = "node apps/board/pictures/look.ts";

// A busy machine may take long.
test.each([...new Set([...scripts, ...bins, lookCommand, ".ci/release"])])(
  "%s --help prints its help, does nothing else, and succeeds",
  { timeout: 0 },
  (line) => {
    const { status, stdout, stderr } = spawnSync("sh", ["-c", `${line} --help`], {
      cwd: root,
      encoding: "utf8",
    });
    const [first = ""] = stdout.trim().split("\n");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(first.length).toBeGreaterThan(0);
  },
);
