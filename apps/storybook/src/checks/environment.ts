/** Whether the stories run as tests, and not for somebody who looks at them. */
export const inTestRun = "__vitest_browser__" in globalThis;
