import { readFlags } from "./flags.mjs";
import { install } from "./install.mjs";
import { prepareBrowser } from "./install-browser.mjs";
import { runStep, sinceStart } from "./progress.mjs";
import { Refusal } from "./refusal.mjs";
import { longStages, stages } from "./stages.mjs";

/** @param {string[]} args */
export const test = (args) => runStages(stages, args);

/** @param {string[]} args */
export const long = (args) => runStages(longStages, args);

/**
 * @param {Record<string, import("./stages.mjs").Stage>} allStages
 * @param {string[]} args
 */
async function runStages(allStages, args) {
  const { flags } = readFlags(args, { values: ["only", "since", "days"], switches: ["verbose", "changed"] });
  const names = flags.only?.split(",") ?? Object.keys(allStages);
  const unknown = names.find((name) => !(name in allStages));
  if (unknown)
    throw new Refusal(`There is no stage ${unknown}: choose from ${Object.keys(allStages).join(", ")}.`);
  const days = flags.days?.split(",");
  const since = flags.changed || flags.since ? (flags.since ?? "main") : undefined;

  await install();
  const chosen = Object.entries(allStages).filter(
    ([name, { needsAll }]) => names.includes(name) && !(needsAll && since && !flags.only),
  );
  const browser = chosen.some(([, stage]) => stage.needsBrowser) ? await prepareBrowser() : "";

  const total = { passed: 0, failed: 0 };
  for (const group of groupStages(chosen)) {
    const outcomes = await runStep(
      group.map(([name]) => name).join(" and "),
      () =>
        Promise.all(
          group.map(([, stage]) =>
            stage.run({ env: browser ? { CHROMIUM: browser } : {}, since, ...(days && { days }) }),
          ),
        ),
      (results) => results.map(describeOutcome).join(" and "),
    );
    for (const outcome of outcomes) {
      if (outcome.failed > 0 || flags.verbose) console.log(`\n${outcome.output.trim()}\n`);
      total.passed += outcome.passed;
      total.failed += outcome.failed;
    }
  }
  console.log(`\nTotal time: ${sinceStart()}.`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/** @param {import("./stages.mjs").Outcome} outcome */
const describeOutcome = ({ passed, failed }) => `${passed} passed${failed ? `, ${failed} FAILED` : ""}`;

/**
 * Groups stages that run at the same time.
 * @param {[string, import("./stages.mjs").Stage][]} chosen
 */
export function groupStages(chosen) {
  /** @type {[string, import("./stages.mjs").Stage][][]} */
  const groups = [];
  for (const [name, stage] of chosen) {
    const lastGroup = groups.at(-1);
    if (lastGroup?.some(([nameInGroup]) => nameInGroup === stage.beside)) lastGroup.push([name, stage]);
    else groups.push([[name, stage]]);
  }
  return groups;
}
