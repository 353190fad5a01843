import type { Services } from "../../http/services.ts";
import type { NewJob } from "../../jobs/job-store.ts";

export const reviewJob = "auto-review";
export const payOutJob = "auto-pay-out";
/** Job that the profile adds for new identity documents. */
export const identityJob = "review-identity";

/** Milliseconds before an automatic decision. */
const delayMilliseconds = 5_000;

/** Returns a job only with REVIEW=auto; with REVIEW=desk the staff decide. */
const createRequest =
  (kind: string) =>
  ({ config }: Pick<Services, "config">, id: number, now: Date): NewJob | undefined =>
    config.review === "auto"
      ? { kind, payload: { id }, runAt: new Date(now.getTime() + delayMilliseconds) }
      : undefined;

export const requestReview = createRequest(reviewJob);
export const requestPayOut = createRequest(payOutJob);
