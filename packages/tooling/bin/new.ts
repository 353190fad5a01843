import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { usage, writeNew } from "../src/new/write-new.ts";
import { root } from "../src/project.mjs";

const [kind, ...args] = process.argv.slice(2);
if (kind === undefined || (kind !== "brand" && process.argv.includes("--help"))) console.log(usage);
else if (kind === "brand") {
  // Brands have their own command, which asks for the required facts.
  const command = [join(root, "packages/brand/bin/brand.ts"), "new", ...args];
  process.exitCode = spawnSync(process.execPath, command, { stdio: "inherit", cwd: root }).status ?? 1;
} else
  try {
    const { report, files } = writeNew(root, process.argv.slice(2));
    // Sorts imports and formats the new files.
    const code = files.filter((file) => /\.tsx?$/.test(file));
    spawnSync(join(root, "node_modules/.bin/biome"), ["check", "--write", ...code], { cwd: root });
    console.log(report);
  } catch (refusal) {
    console.error(refusal instanceof Error ? refusal.message : refusal);
    process.exitCode = 2;
  }
