import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./project.mjs";
import { say } from "./sentences.mjs";

/** File with the duration of the last build, for the progress of the next one. */
const durationFile = join(root, "node_modules/.cache/kaitori/handbook-seconds");
/** Estimate before the first build. */
const defaultSeconds = 120;

/** @typedef {"built" | "failed"} Outcome */

/**
 * Builds the handbook, one build at a time. Callers during a build get its progress, estimated by the last duration.
 * @param {import("./programs.mjs").Programs} programs
 */
export function handbookBuilder(programs) {
  /** @type {{ from: number, outcome: Promise<Outcome> } | undefined} */
  let building;
  let isBuilt = false;

  /** @returns {Promise<Outcome>} */
  async function run() {
    const from = performance.now();
    console.log(say("buildingHandbook"));
    const code = await programs.start("turbo", [
      "run",
      "build:storybook",
      "build:board",
      "--output-logs=errors-only",
    ]);
    // A stopped build ends with 0 as well.
    isBuilt = code === 0 && !programs.isStopping();
    building = undefined;
    if (!isBuilt) return "failed";
    const seconds = Math.round((performance.now() - from) / 1000);
    console.log(say("handbookBuilt", { time: say("seconds", { seconds }) }));
    saveSeconds(seconds);
    return "built";
  }

  /**
   * @param {(share: number) => void} [onProgress] called each second
   * @returns {Promise<Outcome>}
   */
  async function build(onProgress = () => {}) {
    if (isBuilt) return "built";
    building ??= { from: performance.now(), outcome: run() };
    const { from, outcome } = building;
    const expected = readSeconds() * 1000;
    const reportProgress = () => onProgress(Math.min(0.95, (performance.now() - from) / expected));
    reportProgress();
    const timer = setInterval(reportProgress, 1000);
    return await outcome.finally(() => clearInterval(timer));
  }

  return { build };
}

function readSeconds() {
  try {
    return Number(readFileSync(durationFile, "utf8")) || defaultSeconds;
  } catch {
    return defaultSeconds;
  }
}

/** Stores the duration of a build; a cached build is too short to be useful. @param {number} seconds */
function saveSeconds(seconds) {
  if (seconds < 10) return;
  mkdirSync(dirname(durationFile), { recursive: true });
  writeFileSync(durationFile, String(seconds));
}
