/** Whether the stories run as tests, and not for somebody who looks at them. */
export const inTestRun = "__vitest_browser__" in globalThis;

/** `npm run long`. */
export const isLongRun = import.meta.env.LONG === "1";
