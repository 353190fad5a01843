import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { call } from "./call.ts";
import { field } from "./field.ts";
import type { Addition, Generator } from "./plan.ts";
import { rule } from "./rule.ts";
import { screen } from "./screen.ts";

/** Kinds of code that can be generated. Each generated test fails until its subject is written. */
const kinds: Readonly<Record<string, Generator>> = { rule, call, screen, field };

const generators = [...Object.values(kinds), { syntax: "brand <name>", example: "brand midori" }];
const widest = Math.max(...generators.map(({ syntax }) => syntax.length));

export const usage = [
  "npx pnpm new",
  ...generators.map(({ syntax, example }) => `  ${syntax.padEnd(widest)}   npx pnpm new ${example}`),
].join("\n");

interface Result {
  readonly report: string;
  readonly files: readonly string[];
}

/** Inserts `text` behind the text `after`, or as lines below it; false if the file does not contain `after`. */
function add(folder: string, { file, after, text }: Addition): boolean {
  const path = join(folder, file);
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  const start = before.indexOf(after);
  if (start < 0) return false;
  const end = start + after.length;
  const position = text.endsWith("\n") ? before.indexOf("\n", end) + 1 : end;
  writeFileSync(path, before.slice(0, position) + text + before.slice(position));
  return true;
}

/** Writes the files of a kind and inserts its lines; never overwrites. */
export function writeNew(folder: string, [kind = "", ...args]: readonly string[]): Result {
  const generator = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!generator) throw new Error([...(kind ? [`There is no kind "${kind}".`] : []), usage].join("\n\n"));
  if (!generator.accepts(args))
    throw new Error(`Usage: npx pnpm new ${generator.syntax}, for example npx pnpm new ${generator.example}`);
  const { files, additions, next, existing } = generator.plan(args, folder);
  const conflicts = Object.keys(files).filter((path) => existsSync(join(folder, path)));
  if (existing && new RegExp(`\\b${existing.name}:`).test(readFileSync(join(folder, existing.file), "utf8")))
    conflicts.push(`${existing.name} in ${existing.file}`);
  if (conflicts.length > 0) throw new Error(`Already exists: ${conflicts.join(", ")}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const added = additions.filter((addition) => add(folder, addition));
  const notAdded = additions.filter((addition) => !added.includes(addition));
  const changed = [...new Set(added.map(({ file }) => file))];
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ["", title, ...lines.map((line) => `  ${line}`)] : [];
  const report = [
    ...list("Written:", Object.keys(files)),
    ...list("Added to:", changed),
    ...list(
      "Insert by hand, because the neighbouring text was not found:",
      notAdded.map(({ file, text }) => `${file}: ${text.trim()}`),
    ),
    ...list("Next:", [...next, ".github/CONTRIBUTING.md lists the files that it may affect."]),
  ];
  return { report: report.join("\n").trim(), files: [...Object.keys(files), ...changed] };
}
