#!/usr/bin/env node
import { parseArgs } from "node:util";
import { brandsWithApp, buildApps } from "../src/build-apps.ts";

const { values, positionals } = parseArgs({
  options: { help: { type: "boolean" } },
  allowPositionals: true,
});
if (values.help) {
  console.log(`kaitori-sites [BRAND …]

Builds the sites of a repository's brands, or of some of them, into apps/BRAND/dist.`);
  process.exit();
}
const root = process.cwd();
const all = brandsWithApp(root);
const unknown = positionals.find((name) => !all.includes(name));
if (unknown !== undefined) {
  console.error(`There is no brand ${unknown}: there are ${all.join(", ")}.`);
  process.exit(2);
}

const startedAt = performance.now();
const names = positionals.length > 0 ? positionals : all;
const failed = await buildApps(root, names);
for (const { name, error } of failed) console.error(`${name}:`, error);
const built = names.filter((name) => failed.every((app) => app.name !== name));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`Built in ${seconds} s: ${built.join(", ") || "nothing"}.`);
if (failed.length > 0) process.exitCode = 1;
