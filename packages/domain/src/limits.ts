// Limits of the lists in a call, few enough to process at once; claims are limited to `maximumClaims`.

/** Maximum bank accounts with statements in a draft or an entry. */
export const maximumBanks = 20;
/** Maximum files of one claim or statement. */
export const maximumFilesOfItem = 120;
/** Maximum files of an entry or an applicant. */
export const maximumFiles = 600;
/** Maximum accounts of one payer. */
export const maximumObligerAccounts = 20;
/** Maximum rows of other lists. */
export const maximumRows = 200;

/** Maximum characters of a text in a call; some fields have stricter rules. */
export const longestText = 4_000;
