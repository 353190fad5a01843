/**
 * pnpm look [part of a story's id] [--brand NAME] [--accept] [--built FOLDER] [--kept FOLDER]
 * pnpm look [part of a story's id] --brand NAME --beside NAME
 *
 * Takes a picture of every story in every brand and compares it with the accepted one. Not a part of the tests:
 * browsers and fonts differ between machines, so the accepted pictures belong to the machine that took them.
 * With --beside, pictures of two brands are laid side by side, and nothing is judged. The handbook is the one that was
 * just built, or one that was built to another folder; the pictures are kept beside it in .look, or elsewhere.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { chromium as browserOf } from "playwright";
import { brandFolders } from "../brand-folders.ts";
import { chromium } from "../chromium.ts";
import { capture } from "./capture.ts";
import { difference } from "./difference.ts";
import { besidePage, type Change, reportPage } from "./report.ts";
import { serve } from "./serve.ts";
import { storyIds } from "./stories.ts";

const here = new URL("..", import.meta.url).pathname;
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: {
    accept: { type: "boolean" },
    brand: { type: "string" },
    beside: { type: "string" },
    built: { type: "string", default: `${here}storybook-static` },
    kept: { type: "string", default: `${here}.look` },
  },
  allowPositionals: true,
});
const accept = values.accept === true;
const { built, kept: folder } = values;
const [only] = positionals;
const names = brandFolders.map(({ name }) => name);
const { beside } = values;
const asked = [values.brand, beside].filter((name) => name !== undefined);
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`There is no brand ${unknown}: there are ${names.join(", ")}.`);
const brands = asked.length === 0 ? names : asked;

await rm(`${folder}/current`, { recursive: true, force: true });
for (const part of ["accepted", "current", "difference"])
  await mkdir(`${folder}/${part}`, { recursive: true });

const site = await serve(built);
const browser = await browserOf.launch(chromium);
const judge = await browser.newPage();
const changes: Change[] = [];
const pictures: string[] = [];

for await (const { name, png } of capture(browser, site.address, await storyIds(built, only), brands)) {
  pictures.push(name);
  await writeFile(`${folder}/current/${name}.png`, png);
  const accepted = await readFile(`${folder}/accepted/${name}.png`).catch(() => undefined);
  if (beside !== undefined) continue;
  if (accept) await writeFile(`${folder}/accepted/${name}.png`, png);
  else if (!accepted) changes.push({ name, kind: "new" });
  else if (!accepted.equals(png)) {
    const found = await difference(judge, accepted, png);
    if (found.pixels === 0) continue;
    await writeFile(`${folder}/difference/${name}.png`, found.png);
    changes.push({ name, kind: "changed", pixels: found.pixels });
  }
}

await browser.close();
site.close();
if (beside !== undefined) {
  await writeFile(`${folder}/beside.html`, besidePage(pictures, brands));
  console.log(`${pictures.length} pictures of ${brands.join(" and ")}: ${folder}/beside.html`);
  process.exit(0);
}
await writeFile(`${folder}/index.html`, reportPage(changes));
const changed = changes.filter(({ kind }) => kind === "changed").length;
console.log(
  `${pictures.length} pictures, ${accept ? "all accepted" : `${changed} changed, ${changes.length - changed} new`}: ${folder}/index.html`,
);
process.exitCode = changed > 0 ? 1 : 0;
