import type { Executor } from "../database/database.ts";
import { addJob } from "../jobs/job-store.ts";
import type { Services } from "../services.ts";

export const autoReviewJob = "auto-review";
const seconds = 1000;

/** With REVIEW=auto somebody seems to look at it for a few seconds; with REVIEW=desk it waits for a person. */
export async function requestReview(
  executor: Executor,
  { config }: Pick<Services, "config">,
  entryId: number,
  now: Date,
): Promise<void> {
  if (config.review !== "auto") return;
  await addJob(executor, {
    kind: autoReviewJob,
    payload: { entry: entryId },
    runAt: new Date(now.getTime() + 5 * seconds),
  });
}
