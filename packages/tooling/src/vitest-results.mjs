import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { root } from "./project.mjs";

/**
 * @typedef {object} TestResult
 * @property {string} file from the root of the project
 * @property {string} title with the titles of the groups it stands in
 * @property {"passed" | "failed" | "skipped"} outcome
 * @property {boolean} expectedToFail marked as a known fault: it passes as long as the fault is there
 * @property {number} milliseconds
 */

/** Writes what became of each test to the file named by `--outputFile`; Vitest's own report does not name known faults. */
export default class VitestResults {
  #file = "";

  /** @param {import("vitest/node").Vitest} vitest */
  onInit(vitest) {
    const { outputFile, root: folder } = vitest.config;
    if (typeof outputFile !== "string") throw new Error("Name a file for the results with --outputFile.");
    this.#file = resolve(folder, outputFile);
  }

  /**
   * @param {readonly import("vitest/node").TestModule[]} modules
   * @param {readonly unknown[]} faults errors that belong to no test
   */
  onTestRunEnd(modules, faults) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(resultOf));
    const brokenFiles = modules.filter((module) => module.errors().length > 0).length;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ tests, faults: faults.length + brokenFiles }));
  }
}

/**
 * @param {import("vitest/node").TestCase} test
 * @returns {TestResult}
 */
function resultOf(test) {
  const { state } = test.result();
  return {
    file: relative(root, test.module.moduleId),
    title: test.fullName,
    outcome: state === "passed" || state === "failed" ? state : "skipped",
    expectedToFail: test.options.fails === true,
    milliseconds: test.diagnostic()?.duration ?? 0,
  };
}
