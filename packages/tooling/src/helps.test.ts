import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

const read = (file: string): { scripts?: Record<string, string>; bin?: Record<string, string> } =>
  JSON.parse(readFileSync(join(root, file), "utf8"));

/** Programs of this repository: what a script of the root runs by itself, and what packages bring as commands. */
const scripts = Object.values(read("package.json").scripts ?? {}).filter((line) => line.startsWith("node "));
const bins = globSync("packages/*/package.json", { cwd: root }).flatMap((file) =>
  Object.values(read(file).bin ?? {}).map((path) => `node ${join(dirname(file), path)}`),
);
const looks = "node apps/board/pictures/look.ts";

// Programs are run, and a busy machine is slow.
test.each([...new Set([...scripts, ...bins, looks, ".ci/release"])])(
  "%s --help explains itself, does nothing, and is no failure",
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
