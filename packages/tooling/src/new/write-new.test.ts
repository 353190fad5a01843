import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { root } from "../project.mjs";
import { writeNew } from "./write-new.ts";

// Programs are run, and a busy machine is slow.
vi.setConfig({ testTimeout: 0, hookTimeout: 0 });

let folder = "";
const packages = ["domain", "wire", "brand", "site"];

/** The packages that are written into, with what is installed for them. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kaitori-new-"));
  for (const path of ["tsconfig.base.json", ".github/CONTRIBUTING.md"])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const name of packages) {
    const [from, to] = [join(root, "packages", name), join(folder, "packages", name)];
    cpSync(from, to, { recursive: true, filter: (path) => !/\/(?:node_modules|dist)(?:\/|$)/.test(path) });
    cpSync(join(from, "node_modules"), join(to, "node_modules"), {
      recursive: true,
      verbatimSymlinks: false,
    });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(name: string, program: string, ...args: string[]) {
  const cwd = join(folder, "packages", name);
  const command = join(root, "packages", name, "node_modules/.bin", program);
  const { status, stdout } = spawnSync(command, args, { cwd, encoding: "utf8" });
  return { status, stdout };
}

/** The types of what was written, and of nothing else. */
function checked(name: string, written: readonly string[]) {
  const config = { extends: "./tsconfig.json", include: written };
  writeFileSync(join(folder, "packages", name, "tsconfig.new.json"), JSON.stringify(config));
  return run(name, "tsc", "-p", "tsconfig.new.json");
}

test("a rule is written with a test that fails until it is filled", () => {
  writeNew(folder, ["rule", "entry/longest-wait"]);
  expect(checked("domain", ["src/entry/longest-wait*"])).toEqual({ status: 0, stdout: "" });
  const path = "src/entry/longest-wait";
  expect(run("domain", "vitest", "run", path)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("1 failed"),
  });
  writeFileSync(
    join(folder, "packages/domain", `${path}.ts`),
    "export const longestWait = (_given: object): string[] => [];\n",
  );
  expect(run("domain", "vitest", "run", path).status).toBe(0);
});

test("calls and a field are written with tests that ask for their places", () => {
  const told = writeNew(folder, ["call", "list-letters", "GET", "letters/"]);
  // Every other place is named, from the list that is held against the code.
  expect(told).toContain("packages/wire/src/calls/every-call.ts");
  writeNew(folder, ["call", "read-letter", "POST", "letters/:id/"]);
  expect(writeNew(folder, ["field", "founded_on"])).toContain("packages/wire/src/records/profile.ts");
  const written = ["src/calls/list-letters", "src/calls/read-letter", "src/records/profile-founded-on"];
  const patterns = written.map((path) => `${path}*`);
  expect(checked("wire", patterns)).toEqual({ status: 0, stdout: "" });
  expect(run("wire", "vitest", "run", ...written)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("3 failed"),
  });
});

test("a screen has its words, its story and a test that asks for its row", () => {
  const told = writeNew(folder, ["screen", "/company/letters"]);
  expect(told).toContain("packages/site/src/start/routes/table.ts");
  expect(checked("brand", ["src/copy/company-letters.ts"])).toEqual({ status: 0, stdout: "" });
  expect(run("site", "vitest", "run", "src/screens/company-letters")).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("/company/letters is an address of the site"),
  });
});

test("a field comes with its rule, which fits among those of the profile, and the test of it", () => {
  const told = writeNew(folder, ["field", "closed_on"]);
  const rule = "src/profile/closed-on";
  expect(told).toContain(`packages/domain/${rule}.test.ts`);
  const caller = "src/profile/closed-on-caller.ts";
  writeFileSync(
    join(folder, "packages/domain", caller),
    `import { type ProfileFields, profileIssues } from "./profile-issues.ts";
import { closedOnIssues } from "./closed-on.ts";

export const both = (profile: ProfileFields & { readonly closed_on?: string }) => [
  ...profileIssues(profile),
  ...closedOnIssues(profile, ["profile"]),
] satisfies ReturnType<typeof profileIssues>;
`,
  );
  expect(checked("domain", [`${rule}*`])).toEqual({ status: 0, stdout: "" });
  expect(run("domain", "vitest", "run", rule)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("1 failed"),
  });
});

test.each([[["--help"]], [[]]])("asked with %j it tells how each is said, and that is no failure", (args) => {
  const { status, stdout } = spawnSync(process.execPath, ["packages/tooling/bin/new.ts", ...args], {
    cwd: root,
    encoding: "utf8",
  });
  expect({ status, lines: stdout.trim().split("\n").length }).toEqual({ status: 0, lines: 6 });
});

test("what is there already is never written over", () => {
  writeNew(folder, ["rule", "entry/shortest-wait"]);
  expect(() => writeNew(folder, ["rule", "entry/shortest-wait"])).toThrow("There already");
  expect(() => writeNew(folder, ["field", "business_summary"])).toThrow(
    "There already: business_summary in packages/wire/src/records/profile.ts",
  );
});

test.each(
  [[], ["rule"], ["rule", "../escape/x"], ["call", "x", "GO", "y/"], ["toString"]].map((args) => [args]),
)("%j is answered with how it is said", (args) => {
  expect(() => writeNew(folder, args)).toThrow("npx pnpm new");
});

test("what was not understood is named", () => {
  expect(() => writeNew(folder, ["feild", "founded_on"])).toThrow(/^"feild" is none of these/);
  expect(() => writeNew(folder, ["field", "FoundedOn"])).toThrow(
    "It is written npx pnpm new field <name_on_the_wire>, for example npx pnpm new field founded_on.",
  );
});
