import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("./", import.meta.url));

/** What a module brings along when it runs: files of this package, and packages by name. Types weigh nothing. */
function broughtBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, clause = "", from = ""] of source.matchAll(
    /^(?:import|export)\s+([^;]*?)\s*from "([^"]+)";/gm,
  )) {
    if (isTypesOnly(clause)) continue;
    if (from.startsWith(".")) broughtBy(join(dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}

/** `type X` as a whole, or a list in which every name is marked as a type. */
const isTypesOnly = (clause: string) =>
  clause.startsWith("type ") ||
  clause
    .replace(/[{}]/g, "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith("type "));

const shown = (brought: ReadonlySet<string>) =>
  [...brought].map((file) => (file.startsWith(src) ? relative(src, file) : file)).sort();

test("B9 an area of the copy brings along nothing but itself", () => {
  const areas = readdirSync(join(src, "copy")).filter((file) => !file.endsWith(".test.ts"));
  for (const file of areas) {
    expect(shown(broughtBy(join(src, "copy", file))), file).toEqual(
      [`copy/${file}`, "text/copy-area.ts"].sort(),
    );
  }
});

test("B9 a page that reads a brand carries no schema, no theme and no list of areas", () => {
  const brought = shown(broughtBy(join(src, "index.ts")));
  expect(
    brought.filter(
      (file) =>
        !/^(assets|define-brand|index|photographs\/photographs|sections\/usual-sections|tag-origins|text\/[\w-]+)\.ts$/.test(
          file,
        ),
    ),
  ).toEqual([]);
  expect(brought).toContain("text/copy-of.ts");
  expect(brought).not.toContain("text/all-areas.ts");
});

test("B9 the server reads settings without the theme", () => {
  const brought = shown(broughtBy(join(src, "settings/index.ts")));
  expect(brought.filter((file) => !file.startsWith("settings/"))).toEqual(["@kaitori/domain", "valibot"]);
});

test.each(["akane", "wakaba", "kohaku"])("B9 the files of %s are data: they bring nothing along", (brand) => {
  for (const part of ["settings", "copy", "tokens", "assets", "sections", "photographs"]) {
    const file = join(src, "../../../brands", brand, `${part}.ts`);
    expect([...broughtBy(file)]).toEqual([file]);
  }
});
