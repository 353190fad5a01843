import { spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./project.mjs";

/** Files whose commands must exist. */
const readmes = [
  ...globSync(["README.md", "packages/*/README.md", "packages/*/src/**/README.md", "apps/*/README.md"], {
    cwd: root,
    exclude: (name) => name === "node_modules",
  }),
  "deploy/README.md",
  ".changeset/README.md",
  ".github/CONTRIBUTING.md",
  "packages/brand/guide.md",
  "packages/brand/guide-ja.md",
  ...globSync("apps/storybook/src/handbook/**/*.md", { cwd: root }),
].sort();

const [first = "", second = ""] = readdirSync(join(root, "brands")).sort();

/** Slow commands, which only `npm run long` runs. */
const slowCommands = [
  "npm start -- --help",
  "npm test -- --changed --only boundaries",
  "npx pnpm --filter @kaitori/app-storybook exec storybook dev --smoke-test --ci --port 6107",
  "npx pnpm requirements --help",
  "npm run sites && npx pnpm storybook && npx pnpm pictures node_modules/.cache/brands.jpg",
  "npx pnpm look no-story-has-this-name",
  ".ci/release --dry-run",
  "npx pnpm -r --include-workspace-root exec npm pkg get license",
  `npx pnpm brand check ${first}`,
  `npx pnpm brand diff ${first} ${second}`,
  `npx pnpm brand export ${first}`,
];

/** Commands of the READMEs that `npm run long` runs literally. */
const literalCommands =
  /^npx pnpm (?:--filter @kaitori\/(?:domain|app-storybook|e2e) exec (?:vitest run|playwright test) |(?:brand|desk) --help$)|^node packages\/reference-api\/bench\//;

const isCommand =
  /^(?:cd \S+ && )?(?:[A-Z_]+=\S+ )*(?:(?:npx|npm|pnpm|node|turbo|vitest|playwright|storybook|docker|systemctl) |deploy\/\w+\.sh|\.ci\/\w+)/;

function commandsIn(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const blocks = [...text.matchAll(/^```(\w*)\n(.*?)^```/gms)].flatMap(([, language = "", block = ""]) =>
    ["", "sh"].includes(language) ? block.split("\n") : [],
  );
  const spans = [...text.replace(/^```.*?^```/gms, "").matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
  return [...blocks, ...spans]
    .map((line) => line.replace(/\s+(?:# | {2}).*$/, "").trim())
    .filter((line) => isCommand.test(line));
}

const commands = [...new Set(readmes.flatMap(commandsIn))];

const scriptsIn = (folder: string): object =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")).scripts ?? {};
const foldersByName = new Map(
  globSync("{packages,apps}/*/package.json", { cwd: root }).map((file) => [
    JSON.parse(readFileSync(join(root, file), "utf8")).name,
    dirname(file),
  ]),
);

/** True if this repository has the script, file or package that the command needs; other programs are not checked. */
function exists(command: string): boolean {
  const words = command.split(" ").filter((word) => !/^[A-Z_]+=/.test(word));
  const [program = "", next = "", third = "", fourth = ""] = words;
  // Only npm is installed on every machine.
  if (program === "pnpm") return false;
  if (program === "node" || program.startsWith("deploy/") || program.startsWith(".ci/"))
    return existsSync(join(root, program === "node" ? next : program));
  if (program === "npm" && next === "run") return third in scriptsIn(".");
  if (program === "npm" && ["start", "test"].includes(next)) return next in scriptsIn(".");
  if (`${program} ${next}` !== "npx pnpm") return true;
  if (third.startsWith("-")) {
    const folder = foldersByName.get(fourth);
    if (third !== "--filter" || fourth.includes("<")) return true;
    return folder !== undefined && (words[4] === "exec" || String(words[4]) in scriptsIn(folder));
  }
  return third === "install" || third in scriptsIn(".") || existsSync(join(root, "node_modules/.bin", third));
}

test("each command in the READMEs exists in this repository", () => {
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.filter((command) => !exists(command))).toEqual([]);
});

test.each([
  "npm run no-such",
  "npx pnpm no-such",
  "pnpm dev",
  "npx pnpm --filter @kaitori/domain no-such",
  "node packages/no-such.ts",
  ".ci/no-such",
])("a README with the missing command %s is reported", (command) => {
  expect(exists(command)).toBe(false);
});

function runCommand(line: string) {
  const { NODE_ENV: _, LONG: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync("sh", ["-c", line], { cwd: root, encoding: "utf8", env });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

// No time limits, because a busy machine may take long.
describe.runIf(process.env.LONG)("long commands", () => {
  test.each([...slowCommands, ...commands.filter((command) => literalCommands.test(command))])(
    "%s",
    { timeout: 0 },
    (line) => runCommand(line),
  );
});
