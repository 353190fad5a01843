import { sentenceOf } from "./sentences.mjs";

/** Usual duration of a build. */
const expectedMilliseconds = 120_000;

/** @typedef {"built" | "failed"} Outcome */

/**
 * Builds the handbook, one build at a time. Callers during a build get its progress, which is estimated from the usual
 * duration.
 * @param {import("./programs.mjs").Programs} programs
 */
export function handbookBuilder(programs) {
  /** @type {{ startedAt: number, outcome: Promise<Outcome> } | undefined} */
  let building;
  let isBuilt = false;

  /** @returns {Promise<Outcome>} */
  async function run() {
    const startedAt = performance.now();
    console.log(sentenceOf("buildingHandbook"));
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
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(sentenceOf("handbookBuilt", { time: sentenceOf("seconds", { seconds }) }));
    return "built";
  }

  /**
   * @param {(share: number) => void} [onProgress] called each second
   * @returns {Promise<Outcome>}
   */
  async function build(onProgress = () => {}) {
    if (isBuilt) return "built";
    building ??= { startedAt: performance.now(), outcome: run() };
    const { startedAt, outcome } = building;
    const reportProgress = () =>
      onProgress(Math.min(0.95, (performance.now() - startedAt) / expectedMilliseconds));
    reportProgress();
    const timer = setInterval(reportProgress, 1000);
    return await outcome.finally(() => clearInterval(timer));
  }

  return { build };
}
