import type { Readiness } from "@kaitori/wire";

/** Identity papers can be given while the entry is typed; of any other cause the applicant hears before typing anything. */
export const isClosed = ({ blockers }: Pick<Readiness, "blockers">): boolean =>
  blockers.some((blocker) => !blocker.startsWith("identity"));
