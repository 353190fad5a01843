/** Everything that can happen to an entry or to one of its claims (R4.21). */
export const acts = [
  "created",
  "returned",
  "resubmitted",
  "reviewed",
  "contracted",
  "transferred",
  "claimReturned",
  "claimDelayed",
  "archived",
  "rejected",
  "cancelled",
  "offerEnded",
] as const;
export type Act = (typeof acts)[number];

/** Who did it; the applicant is told only whether it was they or the service. */
export type Actor = "applicant" | "review" | "desk" | "system";
