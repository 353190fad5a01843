// npx pnpm look: see its help.
import { spawnSync } from "node:child_process";
import { globSync, readdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BilingualText, readLanguage, say } from "@kaitori/brand/sentences";

const { language, rest, error } = readLanguage(process.argv.slice(2).filter((argument) => argument !== "--"));
const printMessage = (text: BilingualText) => console.log(text[language]);
function exitWith(text: BilingualText, code: number): never {
  printMessage(text);
  process.exit(code);
}
if (error) exitWith(error, 2);

const appFolder = new URL("..", import.meta.url).pathname;
const { values, positionals } = parseArgs({
  args: [...rest],
  options: {
    help: { type: "boolean" },
    accept: { type: "boolean" },
    brand: { type: "string" },
    beside: { type: "string" },
    built: { type: "string", default: `${appFolder}dist` },
    pictures: { type: "string", default: `${appFolder}.look` },
  },
  allowPositionals: true,
});
if (values.help) exitWith(say("storiesHelp"), 0);
const [pattern = ""] = positionals;
const names = readdirSync(`${appFolder}../../brands`);
const { beside, accept = false } = values;
const brands = [values.brand, beside].filter((name) => name !== undefined);
const unknown = brands.find((name) => !names.includes(name));
if (unknown !== undefined) exitWith(say("unknownBrand", { name: unknown, names: names.join(", ") }), 2);

const picturesFolder = beside === undefined ? values.pictures : `${values.pictures}/beside`;
/** A brand without accepted pictures is not compared. */
const isFirstRun = globSync(`accepted/${values.brand ?? "*"}-*/*.png`, { cwd: picturesFolder }).length === 0;
const { status } = spawnSync(
  `${appFolder}node_modules/.bin/playwright`,
  [
    ...["test", "--config", "pictures/playwright.config.ts", "--pass-with-no-tests", "--grep", pattern],
    ...brands.flatMap((name) => ["--project", `${name} *`]),
    ...(accept || isFirstRun || beside !== undefined ? ["--update-snapshots=all"] : []),
  ],
  {
    cwd: appFolder,
    stdio: "inherit",
    env: { ...process.env, LOOK_BUILT: values.built, LOOK_PICTURES: picturesFolder },
  },
);
if (beside !== undefined) {
  const pictures = globSync(`accepted/${values.brand}-*/*.png`, { cwd: picturesFolder });
  writeFileSync(`${picturesFolder}/index.html`, comparisonPage(pictures, values.brand ?? "", beside));
  printMessage(
    say("storyPicturesReport", {
      count: pictures.length,
      names: brands.join(", "),
      file: `${picturesFolder}/index.html`,
    }),
  );
} else if (isFirstRun && status === 0)
  printMessage(say("storiesFirst", { folder: `${picturesFolder}/accepted` }));
else printMessage(say("storiesCompared", { file: `${picturesFolder}/report/index.html` }));
process.exitCode = status ?? 1;

/** A page with each picture of the first brand beside that of the second. */
function comparisonPage(pictures: readonly string[], first: string, second: string): string {
  const style =
    "body{font:14px/1.5 system-ui;margin:32px;background:#eee}h2{font-size:15px;margin:32px 0 0}div{display:flex;gap:16px;align-items:start}img{max-width:48%;border:1px solid #ccc;background:#fff}";
  const imageOf = (picture: string) => `<img src="${picture}" alt="${picture}">`;
  const rows = pictures.map(
    (picture) =>
      `<h2>${picture}</h2><div>${imageOf(picture)}${imageOf(picture.replace(`/${first}-`, `/${second}-`))}</div>`,
  );
  return `<!doctype html>
<meta charset="utf-8"><title>${first} · ${second}</title>
<style>${style}</style>
<h1>${first} · ${second}</h1>
${rows.join("\n")}
`;
}
