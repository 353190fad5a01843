/** A status as a server names it: a number of the specification, or anything else, which is in no group and allows nothing. */
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

/** A server may name a status that nobody knows here: it is in none of these groups. */
type WithStatus = { readonly status: AnyStatus };

/** On the way to a contract (R4.3). */
export const preContractStatuses = [underReview, inadequate, reviewed] as const;

const preContract: ReadonlySet<AnyStatus> = new Set(preContractStatuses);
const partyFixing: ReadonlySet<AnyStatus> = new Set([underReview, reviewed, contracted]);

/** An entry on its way to a contract; there may be one at a time (R4.3). */
export const isPreContract = (entry: WithStatus) => preContract.has(entry.status);

/** Up to the contract the applicant may still cancel (R4.2). */
export const canCancel = (entry: WithStatus) => isPreContract(entry);

/**
 * From the submission on, the applicant's name and address are fixed: the contract is signed under those that were
 * reviewed (R4.20).
 */
export const fixesParty = (entry: WithStatus) => partyFixing.has(entry.status);

/** Having any entry on its way to a contract (R4.3). */
export const hasPreContractEntry = (entries: readonly WithStatus[]) => entries.some(isPreContract);
