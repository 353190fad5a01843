#!/usr/bin/env node
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/project.mjs";
import { run } from "../src/run.mjs";
import { replaceTable, turboBoundaries } from "../src/written-rules.mjs";

if (process.argv.includes("--help")) {
  console.log(`npx pnpm import-rules [--check]

Writes the import rules to turbo.json and .github/CONTRIBUTING.md. --check only reports differences.`);
  process.exit();
}

const turbo = join(root, "turbo.json");
const config = JSON.parse(readFileSync(turbo, "utf8"));
const contributing = join(root, ".github/CONTRIBUTING.md");
const text = readFileSync(contributing, "utf8");

if (process.argv.includes("--check")) {
  const differs = [
    ...(JSON.stringify(config.boundaries) === JSON.stringify(turboBoundaries()) ? [] : ["turbo.json"]),
    ...(text === replaceTable(text) ? [] : [".github/CONTRIBUTING.md"]),
  ];
  for (const file of differs)
    console.error(`${file} differs from the import rules: run npx pnpm import-rules.`);
  process.exitCode = differs.length > 0 ? 1 : 0;
} else {
  writeFileSync(turbo, JSON.stringify({ ...config, boundaries: turboBoundaries() }, null, 2));
  writeFileSync(contributing, replaceTable(text));
  const { ok, output } = await run("biome", ["format", "--write", "turbo.json"]);
  if (!ok) console.error(output);
  process.exitCode = ok ? 0 : 1;
}
