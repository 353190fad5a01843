import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const { fixed }: { fixed: string[][] } = JSON.parse(
  readFileSync(join(root, ".changeset/config.json"), "utf8"),
);
const published = fixed.flat();

const folders = ["packages", "apps", "brands"].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => join(group, name)),
);
const manifests = folders
  .map((folder) => join(folder, "package.json"))
  .filter((file) => existsSync(join(root, file)));

type Manifest = { name: string; version: string; private?: boolean; license?: string };
const manifestIn = (folder: string, file: string): Manifest =>
  JSON.parse(readFileSync(join(folder, file), "utf8"));
const all = manifests.map((file) => ({ file, manifest: manifestIn(root, file) }));

test("what is not private is what has one version together", () => {
  const open = all.filter(({ manifest }) => !manifest.private).map(({ manifest }) => manifest);
  expect(open.map(({ name }) => name).sort()).toEqual([...published].sort());
  expect(new Set(open.map(({ version }) => version)).size).toBe(1);
});

test("the licence of every published package is the one of the repository", () => {
  const { license } = manifestIn(root, "package.json");
  const terms = readFileSync(join(root, "LICENSE"), "utf8");
  expect(terms.startsWith(`${license} License`)).toBe(true);
  const licences = all.filter(({ manifest }) => !manifest.private).map(({ manifest }) => manifest.license);
  expect(new Set(licences)).toEqual(new Set([license]));
});

test("every note names packages that are published", () => {
  const notes = readdirSync(join(root, ".changeset")).filter(
    (file) => file.endsWith(".md") && file !== "README.md",
  );
  const strangers = notes.flatMap((file) => {
    const [, head = ""] = readFileSync(join(root, ".changeset", file), "utf8").split(/^---$/m);
    const named = [...head.matchAll(/^["']?([^"':]+)["']?:/gm)].map(([, name = ""]) => name);
    return named.filter((name) => !published.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(strangers).toEqual([]);
});
