import { bench } from "./bench.mjs";
import { build } from "./build.mjs";
import { dev } from "./dev.mjs";
import { install } from "./install.mjs";
import { say } from "./sentences.mjs";
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
      return say("startHelp");
    },
    run: start,
  },
  test: {
    usage: "npm test [-- --changed] [--only STAGE,…] [--verbose]",
    text: `Types, lint, boundaries, unit, component and browser tests. The last line counts them.

  --changed       only what the changes since main, committed or not, can break
  --since COMMIT  the same with another commit than main
  --only STAGE,…  of: ${Object.keys(stages).join(", ")}
  --verbose       show what each stage prints, also when it passes`,
    run: test,
  },
  long: {
    usage: "npm run long [-- --only STAGE,…] [--days DAY,…] [--verbose]",
    text: `What takes longer than npm test may: the same suites on PostgreSQL, kills in the middle of work,
journeys tagged @long in every brand. The last line counts.

  --only STAGE,…  of: ${Object.keys(longStages).join(", ")}
  --days DAY,…    these days of the calendar, and not its own: 2028-02-29
  --verbose       show what each stage prints, also when it passes`,
    run: long,
  },
  bench: {
    usage: "npm run bench [-- --rounds N] [--only pages,server]",
    text: `Builds, then measures the first pages beside pages without a script, and the server beside a bare handler.
Wants a machine that does nothing else.

  --rounds N     how often each is measured (5)
  --only PART,…  of: pages, server (both)`,
    run: bench,
  },
  build: {
    usage: "npm run sites",
    text: "Builds the site and every brand's shell; what has not changed comes from the cache.",
    async run() {
      await install();
      await build();
      return 0;
    },
  },
  dev: {
    usage: "npx pnpm dev [BRAND] [--port N] [--site-port N] [--data FOLDER] [--lang ja]",
    get text() {
      return say("devHelp");
    },
    run: dev,
  },
};

/** @param {string} name */
export function help(name) {
  const one = commands[name];
  if (one) return `Usage: ${one.usage}\n\n${one.text}`;
  return `Usage:\n${Object.values(commands)
    .map(({ usage }) => `  ${usage}`)
    .join("\n")}\n\nEach takes --help.`;
}
