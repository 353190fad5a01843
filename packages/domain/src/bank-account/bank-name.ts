/** Characters of the name of a bank or a branch, of whichever account. */
export const longestBankName = 200;
