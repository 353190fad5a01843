/** Where an applicant gives something or finds the way on (spec §2, B2). */
export const places = {
  login: "/login",
  myPage: "/mypage",
  profile: "/profile",
  preEntry: "/register/pre_entry/",
  beforeEntry: "/profile/before_entry/",
  registerProfile: "/register/profile/",
  withdrawalDetails: "/entry/withdrawal_details/",
  financialStatements: "/entry/",
  invoices: "/entry/entry_invoice/",
} as const;
export type Place = keyof typeof places;
