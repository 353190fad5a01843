/** True if the stories run as tests; false in the handbook. */
export const isTestRun = "__vitest_browser__" in globalThis;

/** True if `npm run long` runs the stories, which has time for every brand. */
export const isLongRun = import.meta.env.LONG === "1";
