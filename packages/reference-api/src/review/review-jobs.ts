import type { JobHandlers } from "../jobs/job-runner.ts";
import type { Services } from "../services.ts";
import { autoIdentity, autoPayOut, autoReview } from "./auto-review.ts";
import { identityJob, payOutJob, reviewJob } from "./request-review.ts";

export const reviewJobs = (services: Services): JobHandlers => ({
  [reviewJob]: autoReview(services),
  [payOutJob]: autoPayOut(services),
  [identityJob]: autoIdentity(services),
});
