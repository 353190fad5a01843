/**
 * As many rows as a list of a call may hold: more than anybody fills in, few enough to be judged and answered at once.
 * Invoices have a limit of the specification, `maximumClaims`.
 */
export const maximumBanks = 20;
/** Of one claim, or of the statement of one account: each of its kinds filled, and once more in another format. */
export const maximumFilesOfItem = 120;
/** Of an entry or an applicant, whatever their kind. */
export const maximumFiles = 600;
/** Names under which one customer company pays. */
export const maximumObligerAccounts = 20;
/** Notices that are marked as read, answers to questions, finished entries of a list. */
export const maximumRows = 200;

/** Characters in a text of a call; the fields that are narrower have rules of their own. */
export const longestText = 4_000;
