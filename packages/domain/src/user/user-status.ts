export const userStatuses = ["logout", "login", "preEntryDeclined", "lackOfUserData"] as const;
export type UserStatus = (typeof userStatuses)[number];
