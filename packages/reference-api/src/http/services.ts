import type { BrandByHost, ServedBrand } from "../brands/brand.ts";
import type { Config } from "../config/read-config.ts";
import type { Database } from "../database/database.ts";
import type { Inspect } from "../documents/inspection/inspect.ts";
import type { Log } from "../log.ts";
import type { Caller } from "../work-queue.ts";
import type { AccountLimitName } from "./account-limits.ts";
import type { Throttle } from "./throttle.ts";

export interface Services {
  config: Config;
  /** Only source of the time; tests stop it. */
  clock: () => Date;
  log: Log;
  metrics: Metrics;
  /** Throttle by account in this process. */
  callThrottle: Throttle;
  /** Accounts of sessions that this process has authenticated, including ended sessions. */
  accountsBySession: Map<string, string>;
  database: Database;
  brands: readonly ServedBrand[];
  brandByHost: BrandByHost;
  passwords: PasswordHasher;
  jobs: JobRunner;
  mail: MailTransport;
  store: FileStore;
  /** Checks a document in a child process. */
  inspect: Inspect;
  /** Opens the lists on first use. */
  lookups: () => Lookups;
}

export interface PasswordHasher {
  hash(password: string, caller?: Caller): Promise<string>;
  /** Takes the same time without a stored hash, so that it reveals no account. */
  matches(stored: string | null | undefined, password: string, caller?: Caller): Promise<boolean>;
}

/** Store of document bytes. A key is written once and never changed. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined for an unknown key. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Ignores an unknown key. */
  delete: (key: string) => Promise<void>;
};

export interface JobRunner {
  /** Runs all due jobs and returns their number. */
  runDue(): Promise<number>;
  /** Checks for due jobs now instead of at the next tick. */
  wake(): void;
  start(): void;
  /** Waits for the running jobs. */
  stop(): Promise<void>;
}

/** Must be safe to run twice, because a job runs again after a crash. A repeating job returns its next time. */
export type JobHandler = (payload: Readonly<Record<string, unknown>>) => Promise<Date | undefined>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  /** The text in the style of the brand. */
  html: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  /** The same for every attempt, so that mail servers recognise a retry. */
  messageId: string;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export type Lookups = {
  banks: BankDirectory;
  corporations: CorporateRegister;
  postcodes: (typed: string) => PostcodeAddress[];
};

export type BankName = { code: string; name: string; kana: string };

/** Searches banks and branches by name, kana or code (B1). */
export type BankDirectory = {
  banks: (query: string) => BankName[];
  branches: (bankCode: string, query: string) => BankName[];
};

export type Corporation = { houjinbangou: string; name: string; kana: string; address: string };

/** Source of corporate numbers (法人番号), which a licensee may replace. */
export type CorporateRegister = {
  search: (name: string, limit: number) => Promise<Corporation[]>;
};

export type PostcodeAddress = { prefecture: string; city: string; town: string };

export interface Metrics {
  /** Records a response by the pattern of its route. */
  recordResponse(response: { method: string; route: string; status: number; seconds: number }): void;
  recordReading(document: { format: string; outcome: string; seconds: number }): void;
  recordOverLimit(limit: AccountLimitName): void;
  /** Current metrics in the OpenMetrics format. */
  text(): Promise<string>;
}
