import type { Reporter, TestCase } from "@playwright/test/reporter";

/** Reports how many injected faults the product survived, and the known failures. */
export default class FaultReport implements Reporter {
  readonly #cases = new Map<string, TestCase>();

  onTestEnd(test: TestCase) {
    // A fault that does not apply to the brand is skipped and does not count.
    if (test.tags.includes("@fault") && test.outcome() !== "skipped") this.#cases.set(test.id, test);
  }

  onEnd() {
    const cases = [...this.#cases.values()];
    if (cases.length === 0) return;
    const knownFailures = cases.filter((test) => test.expectedStatus === "failed" && test.ok());
    const passed = cases.filter((test) => test.ok()).length - knownFailures.length;
    console.log(`\nFaults: ${cases.length} cases, ${passed} passed, ${knownFailures.length} known to fail`);
    for (const { title } of knownFailures) console.log(`  known to fail: ${title}`);
  }

  printsToStdio() {
    return true;
  }
}
