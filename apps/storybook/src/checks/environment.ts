/** True if the stories run as tests; false in the handbook. */
export const inTestRun = "__vitest_browser__" in globalThis;

/** `npm run long`. */
export const isLongRun = import.meta.env.LONG === "1";
