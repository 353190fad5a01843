import { EntryStatus } from "@kaitori/domain";
import * as v from "valibot";

/**
 * States that the accounts show. Each is optional: a state without an account is not checked, and the report says so.
 */
export const accountStates = [
  /** Anybody who can log in. */
  "any",
  /** Nothing was applied for yet. */
  "no_entry",
  /** An entry in this status, by its name. */
  "under_review",
  "inadequate",
  "reviewed",
  "contracted",
  "transferred",
  "archived",
  /** Belongs to another service: its login is answered with `correct_login_url`. */
  "elsewhere",
  /** With `--write`: profile and identity are complete and no entry is under way, so that one can be made and cancelled. */
  "ready",
] as const;
export type AccountState = (typeof accountStates)[number];

const Account = v.strictObject({
  state: v.picklist(accountStates),
  email: v.string(),
  password: v.string(),
});
export type Account = v.InferOutput<typeof Account>;
export const Accounts = v.array(Account);

/** The status that an entry of such an account has. */
export const statusOf: Partial<Record<AccountState, EntryStatus>> = {
  under_review: EntryStatus.underReview,
  inadequate: EntryStatus.inadequate,
  reviewed: EntryStatus.reviewed,
  contracted: EntryStatus.contracted,
  transferred: EntryStatus.transferred,
  archived: EntryStatus.archived,
};
