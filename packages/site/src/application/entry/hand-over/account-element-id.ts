export const accountElementId = "hand-over-account";
