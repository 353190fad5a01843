import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const packages = fileURLToPath(new URL("../../packages", import.meta.url));

/** Values whose way is drawn: each has one name from the form to the desk. */
const values = [
  "purchase_amount_desired",
  "scheduled_deposit_amount_from_obliger",
  "obliger_payment_date",
] as const;
export type ValueName = (typeof values)[number];

export interface Place {
  /** Below `packages/`. */
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

export interface Station {
  readonly title: string;
  readonly says: string;
  readonly places: readonly Place[];
  /** Number of files beside those. */
  readonly more: number;
}

export type ValueWays = { readonly [value: string]: readonly Station[] };

interface StationSources {
  readonly title: string;
  readonly says: string;
  readonly files: readonly string[];
  /** Pattern for the lines of this station, among those that name the value; all of them, if left out. */
  readonly named?: (name: string) => RegExp;
  /** Whether a list that the value stands in may be named in its place. */
  readonly byList?: true;
}

/** In the order in which a value passes them. */
const stations: readonly StationSources[] = [
  {
    title: "Rule",
    says: "What the value has to be. A rule answers with codes; the browser and the server ask the same one.",
    files: ["domain/src/{claim,entry}/*.ts"],
    named: (name) => new RegExp(`^(?!.*\\breadonly\\b).*\\b${name}\\b`),
  },
  {
    title: "Record on the wire",
    says: "In which shape it travels. The client sends and the server reads by the same schema.",
    files: ["wire/src/records/*.ts"],
    byList: true,
  },
  {
    title: "Field of the form",
    says: "Where it is typed.",
    files: ["site/src/screens/**/*.tsx"],
    named: (name) => new RegExp(`\\bfield\\([^)]*\\b${name}\\b`),
  },
  {
    title: "Label",
    says: "What it is called: the screen takes the words from the copy, where a brand may have its own.",
    files: ["site/src/**/*.ts"],
    named: (name) => new RegExp(`\\b${name}: (?:useCopy\\(\\w+\\)|words)\\.\\w+`),
  },
  {
    title: "Draft",
    says: "How it is kept while it is being typed: in the browser, and by the server.",
    files: [
      "site/src/application/{entry/draft/*,fallbacks/*-drafts}.ts",
      "reference-api/src/entry/draft/*.ts",
    ],
    byList: true,
  },
  {
    title: "Submission",
    says: "Where the server reads it, judges it and writes it, in one transaction.",
    files: [
      "reference-api/src/entry/submission/{submission,create-entry}.ts",
      "reference-api/src/entry/submission/insert-entry.ts",
    ],
    byList: true,
  },
  {
    title: "Column",
    says: "Where it is kept for good, and its type in the code.",
    files: ["reference-api/src/database/migrations/*.sql", "reference-api/src/**/*-tables.ts"],
    named: (name) => new RegExp(`^\\s*(?:add column )?${name}(?::| \\w+)`),
    byList: true,
  },
  {
    title: "JSON",
    says: "How the database writes it into the answer.",
    files: ["reference-api/src/entry/entry-json.ts"],
    byList: true,
  },
  {
    title: "Shown again",
    says: "Where the applicant reads it.",
    files: ["site/src/screens/{mypage,entry/{check,complete,contract,detail}}/*.tsx"],
  },
  {
    title: "Desk",
    says: "Where the people at the desk read it.",
    files: ["{reference-api/src/desk,desk/src}/*.ts"],
  },
];

/** More than these nobody reads; the first are enough to find the others. */
const most = 4;

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
}

/** The stations of each value, as the sources name it now. */
export const valueWays = (): ValueWays => Object.fromEntries(values.map((name) => [name, wayOf(name)]));

function wayOf(name: ValueName): Station[] {
  const list = listWith(name);
  return stations.map(({ title, says, files, named = wordOf, byList }) => {
    const places = sourcesIn(files).flatMap((source) => {
      const place = placeIn(source, named(name)) ?? (byList && list && placeIn(source, list));
      return place ? [place, ...copyBehind(source, place)] : [];
    });
    return { title, says, places: places.slice(0, most), more: Math.max(0, places.length - most) };
  });
}

const wordOf = (name: string) => new RegExp(`\\b${name}\\b`);

/** A place that names no single field may name the list that the field stands in, and what is made of it. */
function listWith(name: string): RegExp | undefined {
  const list = readSource("domain/src/claim/claim-fields.ts");
  if (!list.lines.some((line) => line.startsWith(`  ${name}: "`))) return undefined;
  const made = list.lines.flatMap((line) => /^export (?:const|function|type) (\w+)/.exec(line)?.[1] ?? []);
  return new RegExp(`\\b(?:${made.join("|")})\\b`);
}

const isNoSource = /\.(?:test|stories|screen-test)\.tsx?$/;

const sourcesIn = (files: readonly string[]) =>
  files
    .flatMap((pattern) => globSync(pattern, { cwd: packages }).sort())
    .filter((file) => !isNoSource.test(file))
    .map(readSource);

const readSource = (file: string): Source => ({
  file,
  lines: readFileSync(join(packages, file), "utf8").split("\n"),
});

/** An imported name is used further down, on a line that says more. */
const isImport = /^import |^ {2}(?:type )?\w+,$|^\} from /;
const isComment = /^\s*(?:\/\/|\/?\*|--)/;

function placeIn({ file, lines }: Source, pattern: RegExp): Place | undefined {
  const index = lines.findIndex(
    (line) => pattern.test(line) && !isImport.test(line) && !isComment.test(line),
  );
  const code = lines[index];
  return code === undefined ? undefined : { file, line: index + 1, code: code.trim() };
}

/** `purchase_amount_desired: useCopy(priceCopy).desired`, or of `words` that are set so above: the text that is meant. */
function copyBehind({ lines }: Source, { code }: Place): Place[] {
  const [, area, key] = /(?:useCopy\((\w+)\)|\bwords)\.(\w+)/.exec(code) ?? [];
  if (key === undefined) return [];
  const text = lines.join("\n");
  const name = area ?? /const words = useCopy\((\w+)\)/.exec(text)?.[1];
  const path = new RegExp(`import \\{ ${name} \\} from "@kaitori/brand/(copy/[\\w-]+)"`).exec(text)?.[1];
  const place = path && placeIn(readSource(`brand/src/${path}.ts`), new RegExp(`^ {2}${key}: `));
  return place ? [place] : [];
}

const name = "virtual:value-ways";

/** Hands the ways to the page: they are read once, when the handbook is built. */
export const valueWaysPlugin = (): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(valueWays())}` : undefined),
});
