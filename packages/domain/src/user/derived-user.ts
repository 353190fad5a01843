import { type CorporateDivision, isIndividual } from "./corporate-division.ts";
import { type UserStatus, userStatus, type WithUserStatus } from "./user-status.ts";

export type DerivedUser = {
  readonly userStatus: UserStatus;
  readonly isIndividual: boolean;
  readonly hasSatisfiedProfile: boolean;
};

/** The three things the client derives from the current user (spec §3, R3.6). */
export function deriveUser(
  user: WithUserStatus & { readonly corporate_division: CorporateDivision },
): DerivedUser {
  const status = userStatus(user);
  return { userStatus: status, isIndividual: isIndividual(user), hasSatisfiedProfile: status === "login" };
}
