import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteResults, readResults } from "./results.mjs";
import { run } from "./run.mjs";

/**
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 * @typedef {{ env: Record<string, string>, since?: string | undefined, days?: readonly string[] }} RunOptions
 *   `since`: runs only tests that changes since that commit can break; `days`: dates for the calendar stage
 * @typedef {{ run: (options: RunOptions) => Promise<Outcome>, needsBrowser?: true, needsAll?: true,
 *   beside?: string }} Stage
 *   `needsAll`: skipped if only a part of the tests has run; `beside`: runs at the same time as the previous stage
 */

/** @param {string} stage */
const vitestArgs = (stage) => [
  "--reporter=dot",
  "--reporter=json",
  `--outputFile.json=.results/${stage}.json`,
];

const longTimeouts = ["--testTimeout=180000", "--hookTimeout=180000"];

/**
 * Runs a task of turbo; every stage is one, so `npx pnpm turbo run unit` does the same without counting.
 * @param {string} task
 * @param {RunOptions} options
 * @param {string[]} [args] for the task's program
 */
const runTurbo = (task, { env, since }, args = []) =>
  run(
    "turbo",
    [
      ...["run", task, "--output-logs=errors-only", "--continue"],
      // Two packages at a time, because the largest uses every core itself.
      "--concurrency=2",
      ...(since ? ["--affected"] : []),
      ...(args.length > 0 ? ["--", ...args] : []),
    ],
    { env: { ...env, ...(since && { TURBO_SCM_BASE: since }) } },
  );

/** Counts a program that checks one thing as one test. @type {(running: Promise<{ ok: boolean, output: string }>) => Promise<Outcome>} */
export async function countAsOneTest(running) {
  const { ok, output } = await running;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/**
 * Runs tests and counts them by the result files that they write in each package.
 * @param {string} stage
 * @param {() => Promise<{ ok: boolean, output: string }>} work
 * @returns {Promise<Outcome>}
 */
export async function countTests(stage, work) {
  deleteResults(stage);
  const { ok, output } = await work();
  const tests = readResults(stage);
  const passed = tests.filter(({ outcome }) => outcome === "passed").length;
  const failed = tests.filter(({ outcome }) => outcome === "failed").length;
  // A runner that crashed outside its tests counts as a failure.
  return { passed, failed: ok ? failed : Math.max(1, failed), output };
}

// The unit tests of e2e seed the demo accounts of its journeys, which takes a core for 20 seconds.
const seededData = join(tmpdir(), `kaitori-seeded-${process.pid}`);
process.once("exit", () => rmSync(seededData, { recursive: true, force: true }));

/** @param {RunOptions} options */
const withSeededData = (options) => ({ ...options, env: { ...options.env, SEEDED_DATA: seededData } });

/** A check of the whole repository, which mostly uses one thread. @param {string} task @returns {Stage} */
const checkWhole = (task) => ({
  beside: "types",
  run: (options) => countAsOneTest(runTurbo(task, { ...options, since: undefined })),
});

/** Stages of `npm test` in their order, quick and general ones first. @type {Record<string, Stage>} */
export const stages = {
  types: { run: (options) => countAsOneTest(runTurbo("typecheck", options)) },
  lint: checkWhole("lint"),
  boundaries: checkWhole("boundaries"),
  unused: checkWhole("unused"),
  unit: {
    run: (options) =>
      countTests("unit", () =>
        runTurbo("unit", withSeededData(options), [...vitestArgs("unit"), ...longTimeouts]),
      ),
  },
  stories: {
    needsBrowser: true,
    beside: "unit",
    run: (options) =>
      countTests("stories", () => runTurbo("stories", options, [...vitestArgs("stories"), ...longTimeouts])),
  },
  // Always complete; turbo's cache provides what has not changed.
  build: { run: (options) => countAsOneTest(runTurbo("build", { ...options, since: undefined })) },
  browser: {
    needsBrowser: true,
    run: (options) => countTests("journeys", () => runTurbo("browser", withSeededData(options))),
  },
  // Journeys wait for pages, which leaves a part of two cores unused.
  licensee: {
    needsBrowser: true,
    beside: "browser",
    run: (options) => countTests("licensee", () => runTurbo("licensee", options, vitestArgs("licensee"))),
  },
  // The last stage, because it reads the results of all tests.
  requirements: {
    needsAll: true,
    run: (options) => countAsOneTest(runTurbo("requirements", options)),
  },
};

/** Runs tasks one after the other and adds up their outcomes. @param {(() => Promise<Outcome>)[]} works @returns {Promise<Outcome>} */
async function runInTurn(works) {
  const total = { passed: 0, failed: 0, output: "" };
  for (const work of works) {
    const { passed, failed, output } = await work();
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) total.output += `${output}\n`;
  }
  return total;
}

/** @param {string} name @param {string[]} args */
const argsForPackage = (name, ...args) => ["--filter", `@kaitori/${name}`, ...args];

/** Runs a script of a package that checks one thing. @param {string} name @param {string} script */
const runScript = (name, script) => countAsOneTest(run("pnpm", argsForPackage(name, script)));

/**
 * Runs a script of a package with Vitest tests.
 * @param {string} stage
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [addedEnv]
 * @returns {(options: RunOptions) => Promise<Outcome>}
 */
const testPackage =
  (stage, name, args, addedEnv = { LONG: "1" }) =>
  ({ env }) =>
    countTests(stage, () =>
      run("pnpm", [...argsForPackage(name, ...args), ...vitestArgs(stage)], { env: { ...env, ...addedEnv } }),
    );

/**
 * Days on which a suite may break: ends of months and years, a leap day, days before long holidays. Unit tests named
 * `days-after-holiday-lists.test.ts` cover the day after the last one of each list (D19, D21).
 */
const calendarDays = [
  ...["2026-12-28", "2027-01-04", "2027-04-30", "2028-02-29", "2028-12-31", "2029-08-31", "2030-03-31"],
  ...["2031-01-04", "2032-05-01", "2033-09-17", "2035-06-30", "2036-11-27"],
];
/** All packages except those that, with their dependencies, read no clock. */
const argsForPackagesWithClock = ["domain", "wire", "ui"].map((name) => `--filter=!@kaitori/${name}`);
const laterClock = import.meta.resolve("./later-clock.mjs");

/**
 * Runs unit tests, stories and a tenth of the journeys with all clocks on that day.
 * @param {string} day @param {number} tenth @param {Record<string, string>} env
 */
async function testOnDay(day, tenth, env) {
  const hours = (Date.parse(`${day}T10:00:00+09:00`) - Date.now()) / 3_600_000;
  const laterEnv = { ...env, HOURS_LATER: String(hours), NODE_OPTIONS: `--import=${laterClock}` };
  /** @param {string} stage @param {string} script @param {string[]} args */
  const testAllPackages = (stage, script, args) => () =>
    countTests(stage, () =>
      run("pnpm", ["--recursive", ...argsForPackagesWithClock, "--no-bail", script, ...args], {
        env: laterEnv,
      }),
    );
  const outcome = await runInTurn([
    testAllPackages("unit", "unit", [...vitestArgs("unit"), ...longTimeouts]),
    testAllPackages("stories", "stories", [...vitestArgs("stories"), ...longTimeouts]),
    testAllPackages("journeys", "browser", [`--shard=${tenth}/10`]),
  ]);
  console.log(`${day}: ${outcome.passed} passed, ${outcome.failed} failed`);
  return outcome;
}

/** Stages of `npm run long` in their order. @type {Record<string, Stage>} */
export const longStages = {
  // The sites are built first, on the real date.
  calendar: {
    needsBrowser: true,
    run: ({ env, days = calendarDays }) =>
      runInTurn([
        () => countAsOneTest(run("npm", ["run", "sites"])),
        ...days.map((day, index) => () => testOnDay(day, 1 + (index % 10), env)),
      ]),
  },
  postgresql: { run: testPackage("postgresql", "reference-api", ["unit:postgresql"], {}) },
  // Unit tests of the demo of a brand with further papers.
  demo: { run: testPackage("demo", "reference-api", ["unit", "src/demo/seed-demo.test.ts"]) },
  // Uploads a hundred malicious files of each format, and endless files.
  "malicious-files": {
    run: testPackage("malicious-files", "reference-api", [
      "unit",
      "src/documents/inspection",
      "src/documents/refused-uploads.test.ts",
    ]),
  },
  faults: { run: () => runScript("reference-api", "faults") },
  // Two servers and PostgreSQL behind HAProxy, by the files of deploy/.
  production: { run: () => runScript("reference-api", "production") },
  build: { run: (options) => countAsOneTest(runTurbo("build", options)) },
  // axe on every story in every brand.
  stories: {
    needsBrowser: true,
    run: testPackage("long-stories", "app-storybook", ["stories", ...longTimeouts]),
  },
  // The tests tagged @long, in every brand.
  browser: {
    needsBrowser: true,
    run: ({ env }) => countTests("long-journeys", () => runTurbo("browser", { env: { ...env, LONG: "1" } })),
  },
  // The handbook with a new brand, the board that edits another one, a whole application in a third brand that is
  // only data, and the pictures of a licensee's own repository.
  licensee: { needsBrowser: true, run: testPackage("long-licensee", "brand", ["licensee"]) },
  // The built handbook: its frame, the length of its pages, its links.
  handbook: { needsBrowser: true, run: testPackage("handbook", "app-storybook", ["handbook"], {}) },
  // Pictures of a screen are equal in two runs unless a brand changes.
  pictures: { needsBrowser: true, run: testPackage("pictures", "app-board", ["pictures"], {}) },
  // Slow commands of the READMEs, and the output of `npx pnpm new`, compiled and run; unit tests cover the rest.
  readmes: {
    needsBrowser: true,
    run: testPackage("readmes", "tooling", ["unit", "src/readmes.test.ts", "src/new"]),
  },
  // Mutations of the rules, of the code that moves entries, and of the SQL that guarantees contracts and money.
  mutation: {
    run: () =>
      runInTurn([
        () => runScript("domain", "mutate"),
        () => runScript("reference-api", "mutate"),
        () => runScript("reference-api", "break-sql"),
      ]),
  },
};
