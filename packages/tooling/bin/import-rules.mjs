#!/usr/bin/env node
// Writes the import rules to where else they stand: turbo.json and the README.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/project.mjs";
import { run } from "../src/run.mjs";
import { turboBoundaries, withTable } from "../src/written-rules.mjs";

const turbo = join(root, "turbo.json");
const config = JSON.parse(readFileSync(turbo, "utf8"));
writeFileSync(turbo, JSON.stringify({ ...config, boundaries: turboBoundaries() }, null, 2));
const readme = join(root, "README.md");
writeFileSync(readme, withTable(readFileSync(readme, "utf8")));
const { ok, output } = await run("biome", ["format", "--write", "turbo.json"]);
if (!ok) console.error(output);
process.exitCode = ok ? 0 : 1;
