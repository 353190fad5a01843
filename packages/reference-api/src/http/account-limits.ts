import type { RefusalMessage } from "./errors.ts";

/** Reaction when the limit is exceeded. */
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
  readonly most: number;
  readonly of: string;
  readonly over: LimitResponse;
  /** Seconds until one use is returned. */
  readonly seconds?: number;
  readonly detail?: RefusalMessage;
}

const inquiries = { most: 5, over: "tooMany", seconds: 2 * 60 * 60, detail: "tooManyInquiries" } as const;
const changeLimit = { most: 10, over: "tooMany", seconds: 3_600, detail: "tooOften" } as const;

/** Limits per account on shared resources, far above normal use. A brand may lower those for files. */
export const accountLimits = {
  callsAtOnce: { most: 4, of: "calls under work at once", over: "waits" },
  callsInARow: {
    most: 200,
    of: "calls in a row, then twenty a second; every 4 kB of a body count as one more",
    over: "waits",
    seconds: 0.05,
  },
  uploadsAtOnce: { most: 8, of: "files on their way at once", over: "busy", detail: "inspectionBusy" },
  readingsAtOnce: { most: 1, of: "files being read at once", over: "waits" },
  downloadsAtOnce: { most: 2, of: "files being sent at once", over: "waits" },
  uploads: {
    most: 60,
    of: "files in a row, then one every so many seconds",
    over: "tooMany",
    seconds: 5,
    detail: "filesTooFast",
  },
  uploadedMegabytes: {
    most: 1024,
    of: "megabytes in a row, then one every so many seconds",
    over: "tooMany",
    seconds: 30,
    detail: "filesTooMuch",
  },
  readingSeconds: {
    most: 120,
    of: "seconds of reading in a row, then one every so many seconds",
    over: "tooMany",
    seconds: 10,
    detail: "filesTooFast",
  },
  keptMegabytes: {
    most: 4096,
    of: "megabytes of files that are kept",
    over: "refused",
    detail: "filesTooMuchKept",
  },
  unusedFiles: { most: 200, of: "files that no entry has", over: "refused", detail: "filesTooManyUnused" },
  identityPapers: {
    most: 60,
    of: "identity papers in all",
    over: "refused",
    detail: "identityPapersTooMany",
  },
  submissionsAMinute: { most: 5, of: "entries a minute", over: "tooMany", seconds: 60, detail: "tooOften" },
  submissionsADay: {
    most: 10,
    of: "entries a day",
    over: "tooMany",
    seconds: 3_600,
    detail: "entriesTooMany",
  },
  reports: {
    most: 20,
    of: "reports on a payer's money in a row, then one every ten minutes",
    over: "tooMany",
    seconds: 600,
    detail: "tooOften",
  },
  // Each change mails the owner.
  accountChanges: { ...changeLimit, of: "changes of the account to be paid on a day" },
  passwordChanges: { ...changeLimit, of: "changes of the password a day" },
  // A person answers each. Questions do not count for the limit of complaints.
  inquiries: { ...inquiries, of: "questions in a row, then one every two hours" },
  complaints: { ...inquiries, of: "complaints in a row, then one every two hours" },
} as const satisfies Record<string, AccountLimit>;

export type AccountLimitName = keyof typeof accountLimits;
