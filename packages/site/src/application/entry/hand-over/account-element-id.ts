/** The place on a page of the account to which money is handed over. */
export const accountElementId = "hand-over-account";
