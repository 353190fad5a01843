import { accountJobs } from "./accounts/account-jobs.ts";
import { dayJobs } from "./days/day-jobs.ts";
import { bankCalendarJobs } from "./jobs/bank-calendar-warning.ts";
import { housekeepingJobs } from "./jobs/housekeeping.ts";
import type { JobHandlers } from "./jobs/job-runner.ts";
import { mailJobs } from "./mail/mail-jobs.ts";
import { reviewJobs } from "./review/review-jobs.ts";
import type { Services } from "./services.ts";

/** Every kind of background work by the name its jobs carry. */
export const jobHandlers = (services: Services): JobHandlers => ({
  ...accountJobs(services),
  ...mailJobs(services),
  ...reviewJobs(services),
  ...dayJobs(services),
  ...housekeepingJobs(services),
  ...bankCalendarJobs(services),
});
