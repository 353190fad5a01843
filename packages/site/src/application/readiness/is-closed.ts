import type { Readiness } from "@kaitori/wire";

/**
 * Identity papers can be given while the entry is typed; any other cause is shown before the applicant types
 * anything.
 */
export const isClosed = ({ blockers }: Pick<Readiness, "blockers">): boolean =>
  blockers.some((blocker) => !blocker.startsWith("identity"));
