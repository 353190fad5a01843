import { HttpError } from "../../http/errors.ts";
import type { JobHandler, JobHandlers, Services } from "../../http/services.ts";
import { faultFields } from "../../log.ts";
import { autoIdentity, autoPayOut, autoReview } from "./auto-review.ts";
import type { ReviewPolicy } from "./policy.ts";
import { identityJob, payOutJob, reviewJob } from "./request-review.ts";

export const reviewJobs = (services: Services, policy: ReviewPolicy): JobHandlers => ({
  [reviewJob]: ignoreRefusal(services, autoReview(services, policy)),
  [payOutJob]: ignoreRefusal(services, autoPayOut(services)),
  [identityJob]: ignoreRefusal(services, autoIdentity(services)),
});

/** A refusal by the rules would repeat, so the entry waits for the desk. */
const ignoreRefusal =
  ({ log }: Services, handler: JobHandler): JobHandler =>
  (payload) =>
    handler(payload).catch((error) => {
      if (!(error instanceof HttpError && error.status < 500)) throw error;
      log("warn", "review left to the desk", { payload: JSON.stringify(payload), ...faultFields(error) });
      return undefined;
    });
