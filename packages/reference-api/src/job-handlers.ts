import type { JobHandlers } from "./jobs/job-runner.ts";
import type { Services } from "./services.ts";

/** Every kind of background work by the name its jobs carry. */
export const jobHandlers = (_services: Services): JobHandlers => ({});
