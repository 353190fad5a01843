import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");

test("B9 a command ends without an error when the reader closes the pipe", { timeout: 0 }, () => {
  const line = "set -o pipefail; node packages/brand/bin/brand.ts diff akane kohaku | true";
  const { status, stderr } = spawnSync("bash", ["-c", line], { cwd: root, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
