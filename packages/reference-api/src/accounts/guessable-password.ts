import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Fewer guesses than a hundred million can be made by somebody who has stolen the hashes. */
const leastScore = 3;
/** The work grows faster than the length, and what is longer holds by its length. */
const longestJudged = 40;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Half a second, once, for lists that a server needs only when somebody chooses a password. */
async function openEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, japanese] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-ja"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...japanese.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/** Whether lists of common passwords, names and words, and rows of keys lead to it soon. */
export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  if (password.length > longestJudged) return false;
  estimator ??= openEstimator();
  const { score } = (await estimator).check(password, [...ownWords]);
  return score < leastScore;
}
