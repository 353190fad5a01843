import type { Services } from "../../http/services.ts";
import type { NewJob } from "../../jobs/job-store.ts";

export const reviewJob = "auto-review";
export const payOutJob = "auto-pay-out";
/** Asked for where the profile takes identity documents. */
export const identityJob = "review-identity";

/** Delay before an automatic decision. */
const pause = 5_000;

type Request = (services: Pick<Services, "config">, id: number, now: Date) => NewJob | undefined;

/** With REVIEW=auto the policy decides in a few seconds; with REVIEW=desk everything waits for a person. */
const request =
  (kind: string): Request =>
  ({ config }, id, now) =>
    config.review === "auto" ? { kind, payload: { id }, runAt: new Date(now.getTime() + pause) } : undefined;

/** Of an entry that was submitted or resubmitted, and one that was contracted. */
export const requestReview = request(reviewJob);
export const requestPayOut = request(payOutJob);
