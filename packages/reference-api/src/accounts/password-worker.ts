// Worker thread of password-findings.ts, because an estimate takes a tenth of a second.
import { parentPort } from "node:worker_threads";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as japanese from "@zxcvbn-ts/language-ja";

export interface PasswordToEstimate {
  readonly password: string;
  readonly ownWords: readonly string[];
}

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...japanese.dictionary },
  graphs: common.adjacencyGraphs,
});

/** Answers each password with its score, from 0 to 4. */
parentPort?.on("message", ({ password, ownWords }: PasswordToEstimate) => {
  parentPort?.postMessage(estimator.check(password, [...ownWords]).score);
});
