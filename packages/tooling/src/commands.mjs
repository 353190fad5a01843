import { bench } from "./bench.mjs";
import { build } from "./build.mjs";
import { dev } from "./dev.mjs";
import { install } from "./install.mjs";
import { sentenceOf } from "./sentences.mjs";
import { longStages, stages } from "./stages.mjs";
import { start } from "./start.mjs";
import { long, test } from "./test.mjs";

/**
 * @typedef {object} Command
 * @property {string} usage
 * @property {string} text
 * @property {(args: string[]) => Promise<number>} run
 */

/** @type {Record<string, Command>} */
export const commands = {
  start: {
    usage: "npm start [-- --port N] [--data FOLDER] [--no-build] [--no-handbook] [--lang ja]",
    get text() {
      return sentenceOf("startHelp");
    },
    run: start,
  },
  test: {
    usage: "npm test [-- --changed] [--only STAGE,…] [--verbose]",
    text: `Types, lint, boundaries, unit, component and browser tests. The last line counts them.

  --changed       only tests that the changes since main, committed or not, can break
  --since COMMIT  the same since this commit
  --only STAGE,…  of: ${Object.keys(stages).join(", ")}
  --verbose       show the output of each stage, also when it passes`,
    run: test,
  },
  long: {
    usage: "npm run long [-- --only STAGE,…] [--days DAY,…] [--verbose]",
    text: `Tests that are too slow for npm test: the same suites on PostgreSQL, servers killed during work, journeys tagged
@long in every brand. The last line counts them.

  --only STAGE,…  of: ${Object.keys(longStages).join(", ")}
  --days DAY,…    dates for the calendar stage instead of its own: 2028-02-29
  --verbose       show the output of each stage, also when it passes`,
    run: long,
  },
  bench: {
    usage: "npm run bench [-- --rounds N] [--only pages,server]",
    text: `Builds, then compares the first pages with pages without scripts, and the server with a minimal handler.
The machine should be idle.

  --rounds N     number of measurements (5)
  --only PART,…  of: pages, server (both)`,
    run: bench,
  },
  build: {
    usage: "npm run sites",
    text: "Builds the site and every brand's app; unchanged parts come from the cache.",
    async run() {
      await install();
      await build();
      return 0;
    },
  },
  dev: {
    usage: "npx pnpm dev [BRAND] [--port N] [--site-port N] [--data FOLDER] [--lang ja]",
    get text() {
      return sentenceOf("devHelp");
    },
    run: dev,
  },
};

/** @param {string} name */
export function help(name) {
  const command = commands[name];
  if (command) return `Usage: ${command.usage}\n\n${command.text}`;
  return `Usage:\n${Object.values(commands)
    .map(({ usage }) => `  ${usage}`)
    .join("\n")}\n\nEach has --help.`;
}
