import { isIndividual, type WithDivision } from "./corporate-division.ts";
import { type UserStatus, userStatus, type WithUserStatus } from "./user-status.ts";

/** What the client derives of its user (R3.6). */
export type DerivedOfUser = {
  readonly userStatus: UserStatus;
  readonly isIndividual: boolean;
  readonly hasSatisfiedProfile: boolean;
};

/** The user with what is derived: the one that guards and screens ask. */
export const withDerived = <User extends WithUserStatus & WithDivision>(
  user: User,
): User & DerivedOfUser => ({
  ...user,
  userStatus: userStatus(user),
  isIndividual: isIndividual(user),
  hasSatisfiedProfile: user.has_satisfied_profile,
});
