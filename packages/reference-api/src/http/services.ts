import type { ServedBrand } from "../brands/brand.ts";
import type { BrandByHost } from "../brands/brand-by-host.ts";
import type { Config } from "../config/read-config.ts";
import type { Database } from "../database/database.ts";
import type { Inspect } from "../documents/inspection/inspect.ts";
import type { Log } from "../log.ts";
import type { Caller } from "../work-queue.ts";
import type { AccountLimitName } from "./account-limits.ts";
import type { SeenSessions } from "./seen-sessions.ts";
import type { Throttle } from "./throttle.ts";

/** Made once at start and handed to every request. */
export interface Services {
  config: Config;
  /** Nothing reads the time elsewhere: tests stop the clock. */
  clock: () => Date;
  log: Log;
  metrics: Metrics;
  /** By account, in the memory of this process. */
  callThrottle: Throttle;
  seenSessions: SeenSessions;
  database: Database;
  brands: readonly ServedBrand[];
  brandByHost: BrandByHost;
  passwords: PasswordHasher;
  jobs: JobRunner;
  mail: MailTransport;
  store: FileStore;
  /** Judges a document, in a process of its own. */
  inspect: Inspect;
  /** Opened at the first question, at start outside of tests. */
  lookups: () => Lookups;
}

export interface PasswordHasher {
  hash(password: string, caller?: Caller): Promise<string>;
  /** Does the same work when there is no hash to compare with: an unknown account answers no faster. */
  matches(stored: string | null | undefined, password: string, caller?: Caller): Promise<boolean>;
}

/** The bytes of documents. Keys are made by the server; a key is written once and never changed. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Undefined when there is nothing under the key. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Deleting what is not there is no error. */
  delete: (key: string) => Promise<void>;
};

export interface JobRunner {
  /** Runs everything that is due now, then returns how much it ran; tests call it with their own clock. */
  runDue(): Promise<number>;
  /** Checks for due jobs now instead of at the next tick. */
  wake(): void;
  start(): void;
  /** Ends after the running jobs. */
  stop(): Promise<void>;
}

/**
 * Must be safe to run twice: a job whose process died is run again. A repeating job returns its next date; any other
 * job is done.
 */
export type JobHandler = (payload: Readonly<Record<string, unknown>>) => Promise<Date | undefined>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  /** The same in the brand's look, for programs that show it. */
  html: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** The same for every attempt, so that a mail server can tell a repeated one. */
  messageId: string;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Data that a form looks up instead of asking; all of it is in memory. */
export type Lookups = {
  banks: BankDirectory;
  corporations: CorporateRegister;
  postcodes: (typed: string) => PostcodeAddress[];
};

export type BankName = { code: string; name: string; kana: string };

/** Banks and branches found by name, kana or code as one types (B1). All in memory. */
export type BankDirectory = {
  banks: (query: string, limit?: number) => BankName[];
  branches: (bankCode: string, query: string, limit?: number) => BankName[];
};

export type Corporation = { houjinbangou: string; name: string; kana: string; address: string };

/** The source of corporate numbers (法人番号). A licensee may put a register of their own behind this one function. */
export type CorporateRegister = {
  search: (name: string, limit: number) => Promise<Corporation[]>;
};

export type PostcodeAddress = { prefecture: string; city: string; town: string };

export interface Metrics {
  /** A request that was answered; its route is the pattern, as in the log. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** A document that was read, and what came of it. */
  read(document: { format: string; outcome: string; seconds: number }): void;
  /** A call that passed a limit of its account. */
  overLimit(limit: AccountLimitName): void;
  /** As OpenMetrics; what lies in the database is counted at this moment. */
  text(): Promise<string>;
}
