#!/usr/bin/env node
import { parseArgs } from "node:util";
import { brandsWithApp, buildApps } from "../src/build-apps.ts";

const { values, positionals } = parseArgs({
  options: { force: { type: "boolean" }, help: { type: "boolean" } },
  allowPositionals: true,
});
if (values.help) {
  console.log(`kaitori-sites [BRAND …] [--force]

Builds the sites of a repository's brands into apps/BRAND/dist: those whose files have changed, or with --force all.`);
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
const apps = await buildApps(root, positionals.length > 0 ? positionals : all, values);
for (const app of apps) if (app.outcome === "failed") console.error(`${app.name}:`, app.error);
const namesWith = (outcome: string) => apps.filter((app) => app.outcome === outcome).map(({ name }) => name);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  [
    `Built in ${seconds} s: ${namesWith("built").join(", ") || "nothing"}.`,
    ...(namesWith("unchanged").length > 0 ? [`Unchanged: ${namesWith("unchanged").join(", ")}.`] : []),
  ].join(" "),
);
if (namesWith("failed").length > 0) process.exitCode = 1;
