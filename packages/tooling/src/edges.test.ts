import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Who may import whom, directly. `turbo boundaries` sees to it that an import is declared, the `exports` of each
 * package that it does not reach inside; what may be declared is this table. Tests and tools are free in
 * their devDependencies, except to import a brand or the server into the product.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  wire: ["domain"],
  "api-client": ["domain", "wire"],
  ui: [],
  brand: ["domain", "ui"],
  site: ["domain", "wire", "api-client", "ui", "brand"],
  "site-build": ["brand", "wire"],
  "reference-api": ["domain", "wire", "brand"],
  e2e: [],
  tooling: [],
};
const brandMayImport = ["brand"];
/** Brands are found, not declared: the handbook shows every folder of `brands/`. */
const storybookMayImport = ["ui", "site", "brand"];

function dependenciesOf(folder: string): string[] {
  const file = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  return Object.keys(file.dependencies ?? {})
    .filter((name) => name.startsWith("@kaitori/"))
    .map((name) => name.replace("@kaitori/", ""));
}

const folders = (group: string) =>
  readdirSync(join(root, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

test.each(folders("packages"))("packages/%s imports only what the architecture allows", (name) => {
  expect(Object.keys(mayImport)).toContain(name);
  const forbidden = dependenciesOf(`packages/${name}`).filter((other) => !mayImport[name]?.includes(other));
  expect(forbidden).toEqual([]);
});

test.each(folders("brands"))("brands/%s is data and imports only what a brand is", (name) => {
  expect(dependenciesOf(`brands/${name}`)).toEqual(brandMayImport);
});

test.each(folders("apps").filter((name) => name !== "storybook"))(
  "apps/%s is a shell of one brand",
  (name) => {
    expect(dependenciesOf(`apps/${name}`).sort()).toEqual([`brand-${name}`, "site"]);
  },
);

test("the handbook shows components and screens, and names no brand", () => {
  expect(dependenciesOf("apps/storybook").filter((name) => !storybookMayImport.includes(name))).toEqual([]);
});

test("a brand's name stands only in brands/ and apps/", () => {
  const names = new RegExp(`\\b(?:${folders("brands").join("|")})\\b`, "i");
  const withSource = folders("packages").filter((name) => existsSync(join(root, "packages", name, "src")));
  const offenders = withSource.flatMap((name) =>
    readdirSync(join(root, "packages", name, "src"), { recursive: true, encoding: "utf8" })
      .filter(
        (file) => /\.(?:tsx?|mjs|css)$/.test(file) && !/\.(?:test|stories)\.tsx?$|^testing\//.test(file),
      )
      .map((file) => join("packages", name, "src", file))
      .filter((file) => names.test(readFileSync(join(root, file), "utf8"))),
  );
  expect(offenders).toEqual([]);
});
