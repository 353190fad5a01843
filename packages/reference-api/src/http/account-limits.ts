import type { RefusalMessage } from "./errors.ts";

/** Answer to a call above the limit. */
type LimitResponse =
  /** The request waits in a queue; 503 after the timeout. */
  | "waits"
  /** Answered 503 with Retry-After. */
  | "busy"
  /** Answered 429 with Retry-After. */
  | "tooMany"
  /** Answered 400, because waiting does not help. */
  | "refused";

export interface AccountLimit {
  readonly maximum: number;
  readonly description: string;
  readonly whenExceeded: LimitResponse;
  /** Seconds until one use is returned; if counted by the minute or day, only those of Retry-After. */
  readonly seconds?: number;
  readonly detail?: RefusalMessage;
}

const inquiries = {
  maximum: 5,
  whenExceeded: "tooMany",
  seconds: 2 * 60 * 60,
  detail: "tooManyInquiries",
} as const;
const changeLimit = { maximum: 10, whenExceeded: "tooMany", seconds: 3_600, detail: "tooOften" } as const;

/** Limits per account on shared resources, far above normal use. A brand can lower `unusedFiles`. */
export const accountLimits = {
  callsAtOnce: { maximum: 4, description: "calls in progress at once", whenExceeded: "waits" },
  callsInARow: {
    maximum: 200,
    description: "calls in a row, then twenty a second; every 4 kB of a body count as one more",
    whenExceeded: "waits",
    seconds: 0.05,
  },
  uploadsAtOnce: {
    maximum: 8,
    description: "uploads in progress at once",
    whenExceeded: "busy",
    detail: "inspectionBusy",
  },
  readingsAtOnce: { maximum: 1, description: "files being inspected at once", whenExceeded: "waits" },
  downloadsAtOnce: { maximum: 2, description: "downloads in progress at once", whenExceeded: "waits" },
  uploads: {
    maximum: 60,
    description: "files in a row, then one every so many seconds",
    whenExceeded: "tooMany",
    seconds: 5,
    detail: "filesTooFast",
  },
  uploadedMegabytes: {
    maximum: 1024,
    description: "megabytes in a row, then one every so many seconds",
    whenExceeded: "tooMany",
    seconds: 30,
    detail: "filesTooMuch",
  },
  readingSeconds: {
    maximum: 120,
    description: "seconds of inspection in a row, then one every so many seconds",
    whenExceeded: "tooMany",
    seconds: 10,
    detail: "filesTooFast",
  },
  keptMegabytes: {
    maximum: 4096,
    description: "megabytes of files that are kept",
    whenExceeded: "refused",
    detail: "filesTooMuchKept",
  },
  unusedFiles: {
    maximum: 200,
    description: "files without an entry",
    whenExceeded: "refused",
    detail: "filesTooManyUnused",
  },
  identityPapers: {
    maximum: 60,
    description: "identity papers in total",
    whenExceeded: "refused",
    detail: "identityPapersTooMany",
  },
  submissionsAMinute: {
    maximum: 5,
    description: "entries a minute",
    whenExceeded: "tooMany",
    seconds: 60,
    detail: "tooOften",
  },
  submissionsADay: {
    maximum: 10,
    description: "entries a day",
    whenExceeded: "tooMany",
    seconds: 3_600,
    detail: "entriesTooMany",
  },
  reports: {
    maximum: 20,
    description: "reports about payments in a row, then one every ten minutes",
    whenExceeded: "tooMany",
    seconds: 600,
    detail: "tooOften",
  },
  // Each change mails the owner.
  accountChanges: { ...changeLimit, description: "bank account changes a day" },
  passwordChanges: { ...changeLimit, description: "password changes a day" },
  // A person answers each. Questions and complaints are counted separately.
  inquiries: { ...inquiries, description: "questions in a row, then one every two hours" },
  complaints: { ...inquiries, description: "complaints in a row, then one every two hours" },
} as const satisfies Record<string, AccountLimit>;

export type AccountLimitName = keyof typeof accountLimits;
