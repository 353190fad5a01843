import type { Readiness } from "@kaitori/wire";

/** Whether the list of what is missing stands beside a step: once all papers are given it says nothing to do. */
export const isListShown = (readiness: Pick<Readiness, "missing"> | null): boolean =>
  readiness !== null && readiness.missing.length > 0;
