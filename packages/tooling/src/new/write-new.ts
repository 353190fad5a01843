import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { kinds } from "./kinds.ts";

const forms = [...Object.values(kinds), { form: "brand <name>", example: "brand midori" }];
const widest = Math.max(...forms.map(({ form }) => form.length));

export const usage = [
  "npx pnpm new",
  ...forms.map(({ form, example }) => `  ${form.padEnd(widest)}   npx pnpm new ${example}`),
].join("\n");

/** Writes a kind's files below a folder and answers what to print about it. Refuses to write over anything. */
export function writeNew(folder: string, [kind = "", ...args]: readonly string[]): string {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!known) throw new Error([...(kind ? [`"${kind}" is none of these.`] : []), usage].join("\n\n"));
  if (!known.fits(args))
    throw new Error(`It is written npx pnpm new ${known.form}, for example npx pnpm new ${known.example}.`);
  const { files, places, next, unless } = known.plan(...args);
  const taken = Object.keys(files).filter((path) => existsSync(join(folder, path)));
  if (unless && new RegExp(`\\b${unless.name}:`).test(readFileSync(join(folder, unless.file), "utf8")))
    taken.push(`${unless.name} in ${unless.file}`);
  if (taken.length > 0) throw new Error(`There already: ${taken.join(", ")}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return [
    "Written:",
    ...Object.keys(files).map((path) => `  ${path}`),
    ...(places ? ["", placesOf(folder, places)] : []),
    "",
    "Next:",
    ...next.map((step) => `  ${step}`),
  ].join("\n");
}

/** The guide's own list, so that there is one. */
function placesOf(folder: string, beginning: string): string {
  const guide = readFileSync(join(folder, ".github/CONTRIBUTING.md"), "utf8");
  const [, after] = guide.split(`\n${beginning}`);
  if (after === undefined) throw new Error(`.github/CONTRIBUTING.md has no list: ${beginning}`);
  const [list = ""] = after.split(/\n\n(?!- )/);
  return `${beginning}${list}`.replaceAll("`", "").trim();
}
