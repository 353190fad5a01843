import { type AnyStatus, EntryStatus, isPreContract } from "../entry/entry-status.ts";

/** Companies, individuals, and users without a choice yet (R3.6). */
export const corporateDivisions = ["none", "corporate", "individual"] as const;
export type CorporateDivision = (typeof corporateDivisions)[number];

/** A user or applicant with a division. */
export type WithDivision = { readonly corporate_division: CorporateDivision };

/** Derived by the client from the division (R3.6). A user without a choice yet is treated as a company (R4.12). */
export const isIndividual = (user: WithDivision) => user.corporate_division === "individual";

/** False for an individual if the brand serves companies only (R1.5). */
export const isServed = ({ individuals }: { readonly individuals: boolean }, user: WithDivision) =>
  individuals || !isIndividual(user);

/** Statuses of a user on the site (R4.11). */
export const userStatuses = ["logout", "login", "preEntryDeclined", "lackOfUserData"] as const;
export type UserStatus = (typeof userStatuses)[number];

export type WithUserStatus = {
  readonly id?: number | string | null;
  readonly has_satisfied_profile: boolean;
  readonly has_pre_entry_declined: boolean;
};

/** Status of a user: the first one that applies (R4.11). */
export function userStatus(user: WithUserStatus): UserStatus {
  if (!user.id) return "logout";
  if (user.has_satisfied_profile) return "login";
  return user.has_pre_entry_declined ? "preEntryDeclined" : "lackOfUserData";
}

/** Values that the client derives from its user (R3.6). */
export type DerivedOfUser = {
  readonly userStatus: UserStatus;
  readonly isIndividual: boolean;
  readonly hasSatisfiedProfile: boolean;
};

/** Adds the derived values, which guards and screens use. */
export const addDerived = <User extends WithUserStatus & WithDivision>(user: User): User & DerivedOfUser => ({
  ...user,
  userStatus: userStatus(user),
  isIndividual: isIndividual(user),
  hasSatisfiedProfile: user.has_satisfied_profile,
});

/** Reasons why an account cannot be closed yet. */
export const allLeavingBlockers = [
  /** An entry is before its contract; the applicant can cancel it. */
  "entryUnderWay",
  /** A contract is open: its money is not yet paid out or handed over. */
  "contractUnderWay",
] as const;
export type LeavingBlocker = (typeof allLeavingBlockers)[number];

const { contracted, transferred } = EntryStatus;
const underContract: ReadonlySet<AnyStatus> = new Set([contracted, transferred]);

/** Reasons against closing the account; first the one that the applicant can resolve (B19). */
export function leavingBlockers(entries: readonly { readonly status: AnyStatus }[]): LeavingBlocker[] {
  const blockers: LeavingBlocker[] = [];
  if (entries.some(isPreContract)) blockers.push("entryUnderWay");
  if (entries.some(({ status }) => underContract.has(status))) blockers.push("contractUnderWay");
  return blockers;
}
