import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

const table = "packages/domain/src/paths/page-paths.ts";

/** Tests and stories may contain paths of the specification. */
const testFiles = /planted-faults\.ts$|\.(?:test|stories|screen-test)\.tsx?$|\/(?:testing|stories)\//;

const sourcesOf = (folder: string) =>
  readdirSync(join(root, folder, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !testFiles.test(file) && file !== table);

/**
 * Without e2e, whose tests type addresses as users do; storybook, which opens pages by their addresses; and tooling,
 * which searches files for lines with paths.
 */
const folders = ["packages", "apps"]
  .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
  .filter((folder) => !["packages/e2e", "packages/tooling", "apps/storybook"].includes(folder))
  .filter((folder) => existsSync(join(root, folder, "src")));

const pathsIn = (text: string) =>
  [...text.matchAll(/^ {2}\w+: "(\/[^"]*)",$/gm)].map(([, path = ""]) => path);
const paths = pathsIn(readFileSync(join(root, table), "utf8")).filter((path) => path !== "/");

const beginsWithPath = new RegExp(
  `["'\`](?:${paths.map((path) => path.replaceAll("$", "\\$").replace(/:\w+/g, "[^/\"'`]+")).join("|")})(?=[/?#"'\`])`,
);
const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line);
const typedPathsIn = (text: string) =>
  text.split("\n").filter((line) => !isComment(line) && beginsWithPath.test(line));

test("only the table of paths contains paths of pages; other code uses href", () => {
  expect(paths).toContain("/entry/detail/:entryId");
  const typed = folders
    .flatMap(sourcesOf)
    .flatMap((file) =>
      typedPathsIn(readFileSync(join(root, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
    );
  expect(typed).toEqual([]);
});

test.each([
  ['<Link href="/mypage/">', true],
  [`navigate(\`/entry/detail/\${entry.id}/\`)`, true],
  ["redirect('/login?next=x')", true],
  ['call("/entries/")', false],
  ['// such as "/login"', false],
])("%s contains a typed path: %s", (line, isTyped) => {
  expect(typedPathsIn(line)).toHaveLength(isTyped ? 1 : 0);
});
