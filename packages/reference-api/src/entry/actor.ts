import type { Mover } from "@kaitori/domain";

/** Who did it; the applicant is told only whether it was they or the service. */
export type Actor = "applicant" | "review" | "desk" | "system";

/** The domain knows the policy as the system. */
export const moverOf = (actor: Actor): Mover => (actor === "review" ? "system" : actor);
