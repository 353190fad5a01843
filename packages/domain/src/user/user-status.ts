/** What somebody is to the site (R4.11). */
export const userStatuses = ["logout", "login", "preEntryDeclined", "lackOfUserData"] as const;
export type UserStatus = (typeof userStatuses)[number];

export type WithUserStatus = {
  readonly id?: number | string | null;
  readonly has_satisfied_profile: boolean;
  readonly has_pre_entry_declined: boolean;
};

/** Who somebody is to the site, in this order of questions (R4.11). */
export function userStatus(user: WithUserStatus): UserStatus {
  if (!user.id) return "logout";
  if (user.has_satisfied_profile) return "login";
  return user.has_pre_entry_declined ? "preEntryDeclined" : "lackOfUserData";
}
