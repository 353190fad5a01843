import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

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

/** As much of the repository as a release reads, with one note of its own. */
const scratch = mkdtempSync(join(tmpdir(), "kaitori-release-"));
const changeset = (...args: string[]) => {
  const program = join(root, "node_modules/@changesets/cli/bin.js");
  return spawnSync(process.execPath, [program, ...args], { cwd: scratch, encoding: "utf8" });
};

beforeAll(() => {
  for (const file of [
    "package.json",
    "pnpm-workspace.yaml",
    "pnpm-lock.yaml",
    ".changeset/config.json",
    ...manifests,
  ]) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(root, file), join(scratch, file));
  }
  writeFileSync(
    join(scratch, ".changeset/note.md"),
    '---\n"@kaitori/domain": minor\n---\n\nA rule says why.\n',
  );
  const git = (...args: string[]) => spawnSync("git", args, { cwd: scratch, encoding: "utf8" });
  git("init", "-q", "-b", "main");
  git(
    "-c",
    "user.name=release",
    "-c",
    "user.email=release@kaitori.example",
    "commit",
    "-q",
    "--allow-empty",
    "-m",
    "Start",
  );
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("a note about one package raises the version of all, and is in the changelog afterwards", () => {
  const status = changeset("status");
  for (const name of published) expect(status.stdout + status.stderr).toContain(name);

  const done = changeset("version");
  expect(done.status, done.stdout + done.stderr).toBe(0);
  const after = all.map(({ file, manifest }) => ({
    file,
    before: manifest,
    after: manifestIn(scratch, file),
  }));
  const raised = after.filter(({ before }) => published.includes(before.name));
  const [, minor = ""] = raised[0]?.before.version.split(".") ?? [];
  expect(new Set(raised.map((one) => one.after.version))).toEqual(new Set([`0.${Number(minor) + 1}.0`]));
  for (const { file } of raised)
    expect(existsSync(join(scratch, dirname(file), "CHANGELOG.md")), file).toBe(true);
  expect(readFileSync(join(scratch, "packages/domain/CHANGELOG.md"), "utf8")).toContain("A rule says why.");
  const untouched = after.filter(({ before }) => !published.includes(before.name));
  expect(untouched.map((one) => one.after)).toEqual(untouched.map((one) => one.before));
});
