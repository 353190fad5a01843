/** Where a page shows the account that what is handed over goes to. */
export const accountPlace = "hand-over-account";
