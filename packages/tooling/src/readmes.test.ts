import { spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "./project.mjs";

/** What a developer, a brand team or an operator is told to do: each command of these is run by a test. */
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

type Proof =
  /** Run here: the command itself, or one that does the same in a moment. */
  | { readonly runs: string }
  /** Takes too long here: run by `npm run long`. */
  | { readonly long: string }
  /** Run for real by another test or stage; the words are how. */
  | { readonly by: string; readonly words: string };

const newBrand = "packages/brand/licensee/new-brand.test.ts";
const ownRepository = "packages/brand/licensee/own-repository.test.ts";
const stages = "packages/tooling/src/stages.mjs";
const deployFiles = "packages/reference-api/src/config/deploy-files.test.ts";
const brandCommands = "packages/brand/src/commands/run.test.ts";

const proofs: readonly (readonly [RegExp, Proof])[] = [
  [/^npm start(?: -- --port \d+)?$/, { by: newBrand, words: "started(folder)" }],
  [/^npm start -- --help$/, { runs: "npm start -- --help" }],
  [/^REVIEW=desk npm start$/, { by: newBrand, words: "started(folder)" }],
  [/^npm run bench$/, { runs: "npm run bench -- --help" }],
  [/^npx pnpm --filter @kaitori\/ui unit$/, { by: stages, words: 'turbo("unit"' }],
  [/^npm test$/, { by: ".ci/run", words: "exec npm test" }],
  [/^npm test -- --(?:changed|only)/, { runs: "npm test -- --changed --only boundaries" }],
  [/^npm run long$/, { runs: "npm run long -- --help" }],
  [/^npm run build$/, { by: ownRepository, words: '"build"' }],
  [/^npm run sites$/, { by: stages, words: 'turbo("build"' }],
  [/^turbo boundaries$/, { by: stages, words: 'turbo("boundaries"' }],
  [/^(?:npx pnpm|npm run) dev\b/, { by: newBrand, words: 'describe("pnpm dev"' }],
  // What `dev` starts for each brand, by itself.
  [
    /^PORT=\d+ npx pnpm --filter @kaitori\/app-<brand> exec vite$/,
    { by: "packages/tooling/src/dev.mjs", words: "node_modules/vite/bin/vite.js" },
  ],
  [/^npx pnpm storybook$/, { by: newBrand, words: '"handbook.localhost"' }],
  [
    /^npx pnpm storybook:dev$/,
    { long: "npx pnpm --filter @kaitori/app-storybook exec storybook dev --smoke-test --ci --port 6107" },
  ],
  [/^npx pnpm requirements\b/, { long: "npx pnpm requirements --help" }],
  [/^npx pnpm proofs\b/, { long: "npx pnpm proofs --help" }],
  [
    /^npx pnpm pictures$/,
    { long: "npm run sites && npx pnpm storybook && npx pnpm pictures node_modules/.cache/brands.jpg" },
  ],
  [/^npx pnpm look\b/, { long: "npx pnpm look no-story-has-this-name" }],
  [/^npx pnpm import-rules$/, { runs: "npx pnpm import-rules --check" }],
  [/^\.ci\/release --dry-run$/, { long: "$&" }],
  [/^npx pnpm changeset( status)?$/, { by: "packages/tooling/src/release.test.ts", words: "changeset(" }],
  [
    /^npx pnpm -r .* npm pkg set license=/,
    { long: "npx pnpm -r --include-workspace-root exec npm pkg get license" },
  ],
  [/^npx pnpm --filter @kaitori\/domain exec vitest run src\/price$/, { long: "$&" }],
  [/^npx pnpm --filter @kaitori\/app-storybook exec vitest run /, { long: "$&" }],
  [/^npx pnpm --filter @kaitori\/app-storybook handbook$/, { by: stages, words: '"handbook"' }],
  [/^npx pnpm --filter @kaitori\/e2e exec playwright test /, { long: "npm run sites && $&" }],
  [/^npx pnpm --filter @kaitori\/e2e browser$/, { by: stages, words: 'turbo("browser"' }],
  [/^npx pnpm --filter @kaitori\/domain unit$/, { by: stages, words: 'turbo("unit"' }],
  [/^npx pnpm --filter @kaitori\/domain size$/, { long: "$&" }],
  [/^npx pnpm --filter @kaitori\/domain bench$/, { long: "$&" }],
  [/^npx pnpm --filter @kaitori\/domain mutate$/, { by: stages, words: '"mutate"' }],
  [/^npx pnpm --filter @kaitori\/api-client weigh$/, { long: "$&" }],
  [/^npx pnpm --filter @kaitori\/site-build first-load$/, { long: "npm run sites && $&" }],
  [/^npx pnpm new brand /, { by: newBrand, words: '"packages/brand/bin/brand.ts", "new"' }],
  [/^npx pnpm new\b/, { by: "packages/tooling/src/new/write-new.test.ts", words: "writeNew(folder" }],
  [/^npx pnpm brand --help$/, { long: "$&" }],
  [/^npx pnpm brand new /, { by: newBrand, words: '"packages/brand/bin/brand.ts", "new"' }],
  [/^npx pnpm brand check /, { long: `npx pnpm brand check ${first}` }],
  [/^npx pnpm brand diff /, { long: `npx pnpm brand diff ${first} ${second}` }],
  [
    /^npx pnpm brand pictures\b/,
    { by: "packages/brand/src/photographs/photographs.test.ts", words: '["pictures", "akane"]' },
  ],
  [/^npx pnpm brand font\b/, { by: "packages/brand/src/font/font.test.ts", words: '["font", "akane"' }],
  [/^npx pnpm brand icons\b/, { by: "packages/brand/src/icons/icons.test.ts", words: '["icons", "akane"]' }],
  [/^npx pnpm brand export\b/, { long: `npx pnpm brand export ${first}` }],
  [/^npx pnpm brand import\b/, { by: brandCommands, words: '["import", brand, "--from"' }],
  [/^npx pnpm brand preview\b/, { by: brandCommands, words: 'starting("preview"' }],
  [
    /^npx (?:@kaitori\/|pnpm )conformance\b/,
    { by: "packages/reference-api/src/conformance.test.ts", words: "../bin/conformance.ts" },
  ],
  [
    /^npm create @kaitori\/brand /,
    { by: "packages/brand/licensee/own-repository.ts", words: "node_modules/.bin/create-brand" },
  ],
  [/^npm run brand -- look /, { by: ownRepository, words: '"brand", "look"' }],
  [/^npx pnpm brand look\b/, { by: ownRepository, words: '"brand", "look"' }],
  [/^npm run brand -- check /, { by: ownRepository, words: '"npx pnpm run brand check"' }],
  [/^npm run desk -- list$/, { by: ownRepository, words: '"kaitori-desk"), ["list"]' }],
  [
    /^npx pnpm backup /,
    { by: "packages/reference-api/src/backup/backup.test.ts", words: 'command("backup"' },
  ],
  [
    /^(?:DATA_DIR=\S+ )?npx pnpm restore /,
    { by: "packages/reference-api/src/backup/backup.test.ts", words: 'command("restore"' },
  ],
  [/^npx pnpm desk --help$/, { long: "$&" }],
  [
    /npx pnpm desk \w+/,
    { by: "packages/reference-api/src/desk/command/run-desk.test.ts", words: "runDesk(" },
  ],
  [
    /^node packages\/reference-api\/src\/main\.ts$/,
    { by: "packages/e2e/support/server-process.ts", words: "src/main.ts" },
  ],
  [/^node packages\/reference-api\/bench\/races\.ts/, { by: stages, words: '"races"' }],
  [/^node packages\/reference-api\/bench\//, { long: "$&" }],
  [/^npx pnpm --filter @kaitori\/reference-api beside-django$/, { long: "$& --rounds 1" }],
  [
    /^npx pnpm --filter @kaitori\/reference-api growth$/,
    { long: "$& --rounds 1 --processes 1,2 --entries 100,2000" },
  ],
  [
    /^npx pnpm --filter @kaitori\/reference-api production$|^npm run long -- --only production$/,
    { by: stages, words: '"production"' },
  ],
  [/^(?:cd deploy && )?docker compose /, { by: deployFiles, words: 'typed("docker")' }],
  [/^systemctl /, { by: deployFiles, words: 'typed("systemctl")' }],
  [/^deploy\/upgrade\.sh$/, { by: deployFiles, words: "deploy/upgrade.sh" }],
  [/^node packages\/reference-api\/faults\//, { by: stages, words: '"faults"' }],
  [
    /^MODEL_SEQUENCES=2000 npx pnpm --filter @kaitori\/reference-api unit /,
    { by: stages, words: "MODEL_SEQUENCES" },
  ],
  [/^npx pnpm --filter @kaitori\/reference-api unit:postgresql$/, { by: stages, words: '"unit:postgresql"' }],
];

const isCommand =
  /^(?:cd \S+ && )?(?:[A-Z_]+=\S+ )*(?:(?:npx|npm|pnpm|node|turbo|vitest|playwright|storybook|docker|systemctl) |deploy\/\w+\.sh|\.ci\/\w+)/;

/** The lines of its blocks and what stands in its text as code, without what explains them. */
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

const commands = [...new Set(readmes.flatMap(commandsIn))].map((command) => {
  const [pattern, proof] = proofs.find(([pattern]) => pattern.test(command)) ?? [];
  return { command, pattern, proof };
});

test("the READMEs are looked at, and each command in them is run by a test", () => {
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.filter(({ proof }) => proof === undefined).map(({ command }) => command)).toEqual([]);
});

test("no README asks for a pnpm that a newcomer has not got", () => {
  expect(commands.filter(({ command }) => command.startsWith("pnpm ")).map(({ command }) => command)).toEqual(
    [],
  );
});

test("each file that a guide of the handbook names is there, and each guide has its two languages", () => {
  const guides = readmes.filter((file) => file.includes("/handbook/"));
  expect(guides.length).toBeGreaterThan(8);
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  // What a licensee has installed is named from its package, and stands elsewhere here.
  const ofRepository = guides.filter((file) => file.includes("/guides/"));
  const named = ofRepository.flatMap((file) =>
    [...text(file).matchAll(/`((?:packages|apps|deploy|brands|\.github)\/[\w/.-]*)`/g)].map(
      ([, path = ""]) => path,
    ),
  );
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const headings = (file: string) => (text(file).match(/^#+ /gm) ?? []).length;
  const pairs = guides
    .filter((file) => file.endsWith("-en.md"))
    .map((file) => [file, file.replace("-en.md", "-ja.md")]);
  for (const [english = "", japanese = ""] of [
    ...pairs,
    ["packages/brand/guide.md", "packages/brand/guide-ja.md"],
  ])
    expect([english, headings(english)]).toEqual([english, headings(japanese)]);
});

test("each proof is of a command that stands in a README", () => {
  const used = new Set(commands.map(({ pattern }) => pattern));
  expect(proofs.filter(([pattern]) => !used.has(pattern)).map(([pattern]) => String(pattern))).toEqual([]);
});

const elsewhere = proofs.flatMap(([, proof]) => ("by" in proof ? [proof] : []));
test.each(elsewhere)("$by runs $words", ({ by, words }) => {
  expect(readFileSync(join(root, by), "utf8")).toContain(words);
});

/** As a person would type it, at the root of the project, who is not in a long run. */
function typed(line: string) {
  const { NODE_ENV: _, LONG: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync("sh", ["-c", line], { cwd: root, encoding: "utf8", env });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

const lines = (kind: "runs" | "long") =>
  new Set(
    commands.flatMap(({ command, proof }) => {
      const line = proof && kind in proof ? Reflect.get(proof, kind) : undefined;
      return typeof line === "string" ? [line.replace("$&", command)] : [];
    }),
  );

// No limits in time: a loaded machine is slow, not wrong.
test.each([...lines("runs")])("%s", { timeout: 0 }, (line) => typed(line));

describe.runIf(process.env.LONG)("what takes long", () => {
  test.each([...lines("long")])("%s", { timeout: 0 }, (line) => typed(line));
});
