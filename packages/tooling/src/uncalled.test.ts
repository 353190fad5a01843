import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const packages = fileURLToPath(new URL("../..", import.meta.url));
const aside = /\.(?:test|stories|screen-test)\.tsx?$|(?:^|\/)(?:testing|stories|node_modules)\//;

/** What runs in the product: no tests, no stories, nothing written for them. */
const sourcesOf = (name: string) =>
  readdirSync(join(packages, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !aside.test(file))
    .map((file) => ({
      file: `${name}/src/${file}`,
      text: readFileSync(join(packages, name, "src", file), "utf8"),
    }));

const sources = [
  "domain",
  "wire",
  "api-client",
  "ui",
  "brand",
  "site",
  "site-build",
  "reference-api",
].flatMap(sourcesOf);
const site = sources.filter(({ file }) => file.startsWith("site/"));

const timesNamed = (word: string, texts: readonly { text: string }[]) =>
  texts.reduce((times, { text }) => times + text.split(new RegExp(`\\b${word}\\b`)).length - 1, 0);

/** The functions that the rules' package offers. */
const rules = sources
  .filter(({ file }) => file.startsWith("domain/"))
  .flatMap(({ text }) => [...text.matchAll(/^export (?:function (\w+)|const (\w+) = \()/gm)])
  .flatMap(([, named, assigned]) => named ?? assigned ?? []);

test("every rule of the domain is called by the product", () => {
  expect(rules).toContain("entryIssues");
  // Once where it is defined.
  expect(rules.filter((rule) => timesNamed(rule, sources) < 2)).toEqual([]);
});

test.each(["markEntryPageVisit", "markDelinquencyFiles"])(
  "the site makes every call of the specification: %s",
  (call) => {
    expect(timesNamed("createEntry", site)).toBeGreaterThan(1);
    expect(timesNamed(call, site)).toBeGreaterThan(1);
  },
);

test("there is a place to give papers about unpaid taxes", () => {
  const slots = (kind: string) => site.filter(({ text }) => new RegExp(`kind(?:=|: )"${kind}"`).test(text));
  expect(slots("identity")).not.toEqual([]);
  expect(slots("delinquency")).not.toEqual([]);
});

test("every setting of a brand is read by something", () => {
  const read = sources.filter(
    ({ file }) => !file.startsWith("brand/src/settings/") && !file.startsWith("brand/src/template/"),
  );
  expect(timesNamed("tags", read)).toBeGreaterThan(0);
  expect(timesNamed("blogTag", read)).toBeGreaterThan(0);
});

test("a link leads to the profile before an entry", () => {
  const leading = (page: string) =>
    sources.filter(({ text }) => text.includes(`href.${page}()`)).map(({ file }) => file);
  expect(leading("registerProfile")).not.toEqual([]);
  expect(leading("profileBeforeEntry")).not.toEqual([]);
});
