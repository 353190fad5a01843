import { sentenceOf } from "./sentences.mjs";

const startedAt = performance.now();

/** @param {number} from */
const seconds = (from) => sentenceOf("seconds", { seconds: ((performance.now() - from) / 1000).toFixed(1) });

/**
 * Runs a step and prints its name, its outcome and its duration.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [outcome]
 * @returns {Promise<T>}
 */
export async function runStep(name, work, outcome = () => "") {
  const from = performance.now();
  process.stdout.write(`▸ ${name} … `);
  try {
    const result = await work();
    process.stdout.write(`${outcome(result) || sentenceOf("done")} (${seconds(from)})\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${sentenceOf("failed")} (${seconds(from)})\n`);
    throw error;
  }
}

export const sinceStart = () => seconds(startedAt);
