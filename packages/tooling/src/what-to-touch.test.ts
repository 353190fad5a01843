import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

const guide = readFileSync(join(root, ".github/CONTRIBUTING.md"), "utf8");

/** Sources of the project, without tests. */
const files = globSync(
  ["{packages,apps}/*/src/**/*.{ts,tsx,sql}", "packages/site/build/*.ts", "packages/e2e/support/*.ts"],
  {
    cwd: root,
    exclude: (name) => /node_modules|^packages\/tooling$|\.(?:test|stories|screen-test)\.tsx?$/.test(name),
  },
);

/** Files and folders in the paragraph that begins with these words. */
function pathsIn(beginning: string): string[] {
  const [, after = ""] = guide.split(`\n${beginning}`);
  const [list = ""] = after.split(/\n\n(?!- )/);
  return [...list.matchAll(/`((?:packages|apps)\/[\w/.-]+)`/g)].flatMap(([, path]) => path ?? []);
}

test.each([
  { list: "A field of the profile", example: /\bbusiness_?summary\b/i },
  { list: "A field of an invoice", example: /\bhoujinbangou_?address\b/i },
  { list: "A page", example: /company.?mail/i },
  { list: "A rule of the brand's check", example: /logo-?ground|lowVisibility/i },
])("a list of CONTRIBUTING names existing files that contain the example: $list", ({ list, example }) => {
  const affected = files.filter((file) => example.test(readFileSync(join(root, file), "utf8")));
  const named = pathsIn(list);
  const covers = (path: string) => (file: string) => file === path || file.startsWith(`${path}/`);
  expect(affected).not.toEqual([]);
  expect(affected.filter((file) => !named.some((path) => covers(path)(file)))).toEqual([]);
  expect(named.filter((path) => !affected.some(covers(path)))).toEqual([]);
});
