import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { root } from "../project.mjs";
import { writeNew } from "./write-new.ts";

// A busy machine may take long.
vi.setConfig({ testTimeout: 0, hookTimeout: 0 });

let folder = "";
const packages = readdirSync(join(root, "packages"));

/** The packages that generators change, with their dependencies. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kaitori-new-"));
  cpSync(join(root, "tsconfig.base.json"), join(folder, "tsconfig.base.json"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const name of packages) {
    const [from, to] = [join(root, "packages", name), join(folder, "packages", name)];
    cpSync(from, to, { recursive: true, filter: (path) => !/\/(?:node_modules|dist)(?:\/|$)/.test(path) });
    cpSync(join(from, "node_modules"), join(to, "node_modules"), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(name: string, program: string, ...args: string[]) {
  const cwd = join(folder, "packages", name);
  const command = join(root, "packages", name, "node_modules/.bin", program);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

test("the generators find every file and line that they change", () => {
  const results = [
    "rule entry/longest-wait",
    "call list-letters GET letters/ list-notices",
    "call read-letter POST letters/:id/ search-banks",
    "screen /company/letters",
    "field founded_on",
    "field closed_on",
  ].map((line) => writeNew(folder, line.split(" ")));
  for (const { report: output } of results) expect(output).not.toContain("by hand");
});

// The state after all generators have run. Compiling and running take long.
test.runIf(process.env.LONG)("generated code compiles, and its tests fail with the reason", () => {
  // The site compiles the sources that it imports, too.
  for (const name of ["wire", "site"])
    expect({ name, ...run(name, "tsc", "--noEmit") }).toEqual({ name, status: 0, output: "" });
  const failing = [
    { name: "domain", file: "src/entry/longest-wait", because: "list its causes here, then implement it" },
    {
      name: "wire",
      file: "src/records/profile-founded-on",
      because: "an example in description/example-of.ts",
    },
    { name: "wire", file: "src/calls/list-letters", because: "describe the purpose and the answer" },
    {
      name: "site",
      file: "src/screens/company-letters",
      because: "write the copy in copy/company-letters.ts",
    },
  ];
  for (const { name, file, because } of failing)
    expect(run(name, "vitest", "run", file)).toEqual({ status: 1, output: expect.stringContaining(because) });
  // Existing tests still pass.
  expect(run("wire", "vitest", "run", "src/records.test.ts", "src/calls.test.ts").status).toBe(0);
  expect(run("site", "vitest", "run", "src/start/routes/table.test.ts").status).toBe(0);
});

test("an addition whose neighbouring text is missing is reported", () => {
  const index = join(folder, "packages/domain/src/index.ts");
  writeFileSync(index, readFileSync(index, "utf8").replace("./issue.ts", "./issues.ts"));
  expect(writeNew(folder, ["rule", "entry/widest-wait"]).report).toContain(
    'packages/domain/src/index.ts: export * from "./entry/widest-wait.ts";',
  );
});

test("existing files are never overwritten", () => {
  writeNew(folder, ["rule", "entry/shortest-wait"]);
  expect(() => writeNew(folder, ["rule", "entry/shortest-wait"])).toThrow("Already exists");
  expect(() => writeNew(folder, ["field", "business_summary"])).toThrow(
    "Already exists: business_summary in packages/wire/src/records/profile.ts",
  );
});

test.each(
  [[], ["rule"], ["rule", "../escape/x"], ["call", "x", "GO", "y/", "me"], ["toString"]].map((args) => [
    args,
  ]),
)("%j is refused with the usage", (args) => {
  expect(() => writeNew(folder, args)).toThrow("npx pnpm new");
});

test("an invalid argument is named", () => {
  expect(() => writeNew(folder, ["feild", "founded_on"])).toThrow(/^There is no kind "feild"/);
  expect(() => writeNew(folder, ["field", "FoundedOn"])).toThrow(
    "Usage: npx pnpm new field <name_on_the_wire>, for example npx pnpm new field founded_on",
  );
});
