import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importRules } from "./import-rules.mjs";
import { root } from "./project.mjs";
import { replaceTable, turboBoundaries } from "./written-rules.mjs";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

const folders = (group: string) =>
  readdirSync(join(root, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const packages = ["packages", "apps", "brands"].flatMap((group) =>
  folders(group).map((name) => `${group}/${name}`),
);

const tagOf = (folder: string): string => readJson(`${folder}/turbo.json`).tags[0];

const tagsOf = (names: Readonly<Record<string, string>> = {}) =>
  Object.keys(names)
    .filter((name) => name.startsWith("@kaitori/"))
    .map((name) => {
      const short = name.replace("@kaitori/", "");
      return tagOf(short.startsWith("brand-") ? short.replace("brand-", "brands/") : `packages/${short}`);
    });

/** `turbo boundaries` checks that imports are declared; this checks which may be declared. */
test.each(packages)("%s imports only what the import rules allow", (folder) => {
  const rule = importRules[tagOf(folder)];
  const { dependencies, peerDependencies, devDependencies }: Manifest = readJson(`${folder}/package.json`);
  const imports = [...tagsOf(dependencies), ...tagsOf(peerDependencies)];
  expect(imports.filter((tag) => !rule?.imports.includes(tag))).toEqual([]);
  const tools = [...(rule?.imports ?? []), ...(rule?.tools ?? [])];
  expect(tagsOf(devDependencies).filter((tag) => !tools.includes(tag))).toEqual([]);
});

test("each folder has the tag of its rule", () => {
  const folderOf = (folder: string) =>
    folder.replace(/^brands\/.*/, "brands/*").replace(/^apps\/(?!storybook|board).*/, "apps/<brand>");
  for (const folder of packages) expect(importRules[tagOf(folder)]?.folder).toBe(folderOf(folder));
});

test.each(folders("apps").filter((name) => !["storybook", "board"].includes(name)))(
  "apps/%s belongs to one brand",
  (name) => {
    const { dependencies = {} }: Manifest = readJson(`apps/${name}/package.json`);
    const brands = Object.keys(dependencies).filter((one) => one.startsWith("@kaitori/brand-"));
    expect(brands).toEqual([`@kaitori/brand-${name}`]);
  },
);

test.each(["storybook", "board"])("apps/%s finds brands without naming them", (name) => {
  const { dependencies, devDependencies }: Manifest = readJson(`apps/${name}/package.json`);
  expect(tagsOf({ ...dependencies, ...devDependencies })).not.toContain("brand-data");
});

test("turbo refuses imports that the rules forbid", () => {
  expect(readJson("turbo.json").boundaries, "npx pnpm import-rules writes it").toEqual(turboBoundaries());
});

test("CONTRIBUTING shows the rules", () => {
  const contributing = readFileSync(join(root, ".github/CONTRIBUTING.md"), "utf8");
  expect(contributing, "npx pnpm import-rules writes it").toBe(replaceTable(contributing));
});
