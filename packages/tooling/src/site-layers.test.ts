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
  readonly written: string;
}

/** `#parts/x.ts` is relative to the package's sources. */
const importsOf = (from: string, text: string, pattern: RegExp): Import[] =>
  [...text.matchAll(pattern)].map(([, written = ""]) => ({
    from,
    to: written.startsWith("#") ? written.slice(1) : posix.join(posix.dirname(from), written),
    written,
  }));

/** Includes imports of types and dynamic imports. */
const anyImport = /(?:\bfrom |\bimport |\bimport\()"([.#][^"]+)"/g;
const importOfValues = /(?:^(?:import|export) (?!type\b)[^;"]*?from |^import |\bimport\()"([.#][^"]+)"/gm;

const read = (pattern: RegExp, among = files) =>
  among.flatMap((file) => importsOf(file, readFileSync(join(source, file), "utf8"), pattern));

const layerOf = (file: string) => (entries.includes(file) ? 0 : siteLayers.indexOf(file.split("/")[0] ?? ""));
const importsUpwards = ({ from, to }: Import) => layerOf(to) < layerOf(from);

/** The nodes of the graph (files or folders) that this one imports and that import it, directly or through others. */
function cycleOf(node: string, graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reachableFrom = (start: string) => {
    const reached = new Set<string>();
    const visit = (from: string) => {
      for (const to of graph.get(from) ?? []) if (!reached.has(to) && reached.add(to)) visit(to);
    };
    visit(start);
    return reached;
  };
  const reached = reachableFrom(node);
  return reached.has(node)
    ? [...reached].filter((reachedNode) => reachableFrom(reachedNode).has(node)).sort()
    : [];
}

function largestCycle(imports: readonly Import[], nodeOf: (file: string) => string): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [fromNode, toNode] = [nodeOf(from), nodeOf(to)];
    if (fromNode !== toNode) graph.set(fromNode, (graph.get(fromNode) ?? new Set()).add(toNode));
  }
  return [...graph.keys()]
    .map((node) => cycleOf(node, graph))
    .reduce((largest, cycle) => (cycle.length > largest.length ? cycle : largest), []);
}

const folderOf = (file: string) => file.split("/").slice(0, -1).slice(0, 2).join("/");

test("the site has exactly the folders of its layers", () => {
  const folders = readdirSync(source).sort();
  expect(folders).toEqual([...siteLayers, ...entries, ...unlayered].sort());
});

test("a layer of the site imports nothing from a layer above it", () => {
  const imports = read(anyImport);
  expect(imports.map(({ from, to }) => `${from} → ${to}`)).toContain(
    "start/routes/table.ts → screens/top/Top.tsx",
  );
  const upward = imports.filter(importsUpwards).map(({ from, to }) => `${from} → ${to}`);
  expect(upward).toEqual([]);
});

const topOf = (file: string) => file.split("/")[0];

test("imports of another folder of the site begin with #, those of the same folder are relative", () => {
  const inFolders = read(
    anyImport,
    sources.filter((file) => file.includes("/")),
  );
  expect(inFolders.length).toBeGreaterThan(1000);
  const wrong = inFolders.filter(
    ({ from, to, written }) => written.startsWith("#") !== (topOf(from) !== topOf(to)),
  );
  expect(wrong.map(({ from, written }) => `${from}: ${written}`)).toEqual([]);
});

test("cycles of imports in the site have at most 7 folders and 10 files", () => {
  expect(largestCycle(read(importOfValues), folderOf).length).toBeLessThanOrEqual(7);
  expect(largestCycle(read(anyImport), (file) => file).length).toBeLessThanOrEqual(10);
});

test.each([
  {
    from: "parts/text/PhoneText.tsx",
    text: 'import { useSite } from "#foundation/site/x.ts";',
    isUpward: true,
  },
  { from: "layouts/Header.tsx", text: 'const A = lazy(() => import("#screens/a/A.tsx"));', isUpward: true },
  {
    from: "application/progress/ProgressBar.tsx",
    text: 'import type { Row } from "../../start/r.ts";',
    isUpward: true,
  },
  { from: "start/start.tsx", text: 'import { Top } from "#screens/top/Top.tsx";', isUpward: false },
  { from: "screens/top/Top.tsx", text: 'import { Way } from "./Way.tsx";', isUpward: false },
])("$from with $text violates the layers: $isUpward", ({ from, text, isUpward }) => {
  expect(importsOf(from, text, anyImport).map(importsUpwards)).toEqual([isUpward]);
});

test("folders that import each other form a cycle", () => {
  const imports = ["a b", "b c", "c a", "c d", "d e", "e d"].map((pair) => {
    const [from = "", to = ""] = pair.split(" ");
    return { from, to, written: to };
  });
  expect(largestCycle(imports, (node) => node)).toEqual(["a", "b", "c"]);
});
