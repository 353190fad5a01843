import { accountJobs } from "./accounts/account-jobs.ts";
import { dayJobs } from "./entry/days/day-jobs.ts";
import { reviewJobs } from "./entry/review/review-jobs.ts";
import type { Services } from "./http/services.ts";
import type { JobHandlers } from "./jobs/job-runner.ts";
import { mailJobs } from "./mail/mail-jobs.ts";
import { bankCalendarJobs } from "./operations/bank-calendar-warning.ts";
import { housekeepingJobs } from "./operations/housekeeping.ts";

/** Every kind of background work by the name its jobs carry. */
export const jobHandlers = (services: Services): JobHandlers => ({
  ...accountJobs(services),
  ...mailJobs(services),
  ...reviewJobs(services),
  ...dayJobs(services),
  ...housekeepingJobs(services),
  ...bankCalendarJobs(services),
});
