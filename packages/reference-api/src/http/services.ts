import type { PasswordHasher } from "../accounts/passwords.ts";
import type { ServedBrand } from "../brands/brand.ts";
import type { BrandByHost } from "../brands/brand-by-host.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../documents/store/file-store.ts";
import type { ReviewPolicy } from "../entry/review/policy.ts";
import type { JobRunner } from "../jobs/job-runner.ts";
import type { Log } from "../log.ts";
import type { Lookups } from "../lookups/lookups.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import type { Metrics } from "../operations/metrics.ts";

/** What a running server holds; made once at start and handed to every request. */
export interface Services {
  config: Config;
  /** Nothing reads the time elsewhere: tests stop the clock. */
  clock: () => Date;
  log: Log;
  /** What an operator watches. */
  metrics: Metrics;
  database: Database;
  brands: readonly ServedBrand[];
  brandByHost: BrandByHost;
  passwords: PasswordHasher;
  jobs: JobRunner;
  mail: MailTransport;
  /** The bytes of documents. */
  store: FileStore;
  /** Opened at the first question, at start outside of tests. */
  lookups: () => Lookups;
  /** The policy that decides when REVIEW=auto. */
  reviewPolicy: ReviewPolicy;
}
