/**
 * pnpm look [part of a story's id] [--brand NAME] [--accept] [--built FOLDER] [--kept FOLDER]
 * pnpm look [part of a story's id] --brand NAME --beside NAME
 *
 * Takes a picture of every story in every brand and compares it with the accepted one. Not a part of the tests:
 * browsers and fonts differ between machines, so the accepted pictures belong to the machine that took them.
 * With --beside, pictures of two brands are laid side by side, and nothing is judged. The board is the one that was
 * just built, or one that was built to another folder; the pictures are kept beside it in .look, or elsewhere.
 */
import { spawnSync } from "node:child_process";
import { globSync, readdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { besidePage } from "./beside-page.ts";

const here = new URL("..", import.meta.url).pathname;
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: {
    accept: { type: "boolean" },
    brand: { type: "string" },
    beside: { type: "string" },
    built: { type: "string", default: `${here}dist` },
    kept: { type: "string", default: `${here}.look` },
  },
  allowPositionals: true,
});
const [only = ""] = positionals;
const names = readdirSync(`${here}../../brands`);
const { beside, accept = false } = values;
const brands = [values.brand, beside].filter((name) => name !== undefined);
const unknown = brands.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`There is no brand ${unknown}: there are ${names.join(", ")}.`);

const kept = beside === undefined ? values.kept : `${values.kept}/beside`;
const { status } = spawnSync(
  `${here}node_modules/.bin/playwright`,
  [
    ...["test", "--config", "pictures/playwright.config.ts", "--pass-with-no-tests", "--grep", only],
    ...brands.flatMap((name) => ["--project", `${name} *`]),
    ...(accept || beside !== undefined ? ["--update-snapshots=all"] : []),
  ],
  { cwd: here, stdio: "inherit", env: { ...process.env, LOOK_BUILT: values.built, LOOK_KEPT: kept } },
);
if (beside !== undefined) {
  const pictures = globSync(`accepted/${values.brand}-*/*.png`, { cwd: kept });
  writeFileSync(`${kept}/index.html`, besidePage(pictures, values.brand ?? "", beside));
  console.log(`${pictures.length} pictures of ${brands.join(" and ")}: ${kept}/index.html`);
} else console.log(`Accepted, current and what differs: ${kept}/report/index.html`);
process.exitCode = status ?? 1;
