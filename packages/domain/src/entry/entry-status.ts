/** A status as a server sends it: a number of the specification, or an unknown value, which belongs to no group. */
export type AnyStatus = number | string | null;

/** Status of an entry, by the number the server gives it (R4.1). */
export const EntryStatus = {
  underReview: 1,
  inadequate: 2,
  reviewed: 3,
  contracted: 4,
  transferred: 5,
  archived: 6,
} as const;
export type EntryStatus = (typeof EntryStatus)[keyof typeof EntryStatus];

export const entryStatuses = Object.values(EntryStatus);

const { underReview, inadequate, reviewed, contracted } = EntryStatus;

/** An unknown status of a server is in none of these groups. */
type WithStatus = { readonly status: AnyStatus };

/** Statuses before the contract (R4.3). */
export const preContractStatuses = [underReview, inadequate, reviewed] as const;

const preContract: ReadonlySet<AnyStatus> = new Set(preContractStatuses);
const nameFixingStatuses: ReadonlySet<AnyStatus> = new Set([underReview, reviewed, contracted]);

/** The entry is before its contract; an applicant has at most one (R4.3). */
export const isPreContract = (entry: WithStatus) => preContract.has(entry.status);

/** True until the contract (R4.2). */
export const canCancel = (entry: WithStatus) => isPreContract(entry);

/** True while the applicant must not change name and address, because the contract states the reviewed ones (R4.20). */
export const fixesNameAndAddress = (entry: WithStatus) => nameFixingStatuses.has(entry.status);

/** True if at least one entry is before its contract (R4.3). */
export const hasPreContractEntry = (entries: readonly WithStatus[]) => entries.some(isPreContract);
