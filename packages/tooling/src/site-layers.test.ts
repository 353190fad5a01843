import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

/** Folders of packages/site/src: each may import itself and those after it. The entries belong to the first. */
const siteLayers = ["start", "screens", "layouts", "application", "foundation", "parts"];

const source = join(root, "packages/site/src");
const entries: readonly string[] = ["index.ts", "prerender.test.ts", "prerender.tsx"];
const unlayered: readonly string[] = ["stories", "testing"];

const sources = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);
const files = sources
  .filter((file) => !/\.(?:test|stories|screen-test)\.tsx?$/.test(file))
  .filter((file) => !unlayered.some((folder) => file.startsWith(`${folder}/`)));

interface Import {
  readonly from: string;
  readonly to: string;
  readonly specifier: string;
}

/** Includes imports of types and dynamic imports. */
const anyImport = /(?:\bfrom |\bimport |\bimport\()"([.#][^"]+)"/g;

/** `#parts/x.ts` is relative to the package's sources. */
const importsOf = (from: string): Import[] =>
  [...readFileSync(join(source, from), "utf8").matchAll(anyImport)].map(([, specifier = ""]) => ({
    from,
    to: specifier.startsWith("#") ? specifier.slice(1) : posix.join(posix.dirname(from), specifier),
    specifier,
  }));

const layerOf = (file: string) => (entries.includes(file) ? 0 : siteLayers.indexOf(file.split("/")[0] ?? ""));
const importsUpwards = ({ from, to }: Import) => layerOf(to) < layerOf(from);

test("the site has exactly the folders of its layers", () => {
  const folders = readdirSync(source).sort();
  expect(folders).toEqual([...siteLayers, ...entries, ...unlayered].sort());
});

test("a layer of the site imports nothing from a layer above it", () => {
  const imports = files.flatMap(importsOf);
  expect(imports.map(({ from, to }) => `${from} → ${to}`)).toContain(
    "start/routes/table.ts → screens/top/Top.tsx",
  );
  const upward = imports.filter(importsUpwards).map(({ from, to }) => `${from} → ${to}`);
  expect(upward).toEqual([]);
});

const topOf = (file: string) => file.split("/")[0];

test("imports of another folder of the site begin with #, those of the same folder are relative", () => {
  const inFolders = sources.filter((file) => file.includes("/")).flatMap(importsOf);
  expect(inFolders.length).toBeGreaterThan(1000);
  const wrong = inFolders.filter(
    ({ from, to, specifier }) => specifier.startsWith("#") !== (topOf(from) !== topOf(to)),
  );
  expect(wrong.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
});
