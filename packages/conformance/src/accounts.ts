import { EntryStatus } from "@kaitori/domain";
import * as v from "valibot";

/** Status of the entry of an account, by the state of the account. */
export const statusOf = {
  under_review: EntryStatus.underReview,
  inadequate: EntryStatus.inadequate,
  reviewed: EntryStatus.reviewed,
  contracted: EntryStatus.contracted,
  transferred: EntryStatus.transferred,
  archived: EntryStatus.archived,
};

const entryStates = Object.keys(statusOf) as (keyof typeof statusOf)[];

/** States of the accounts. Each is optional; the report lists states without an account. */
export const accountStates = [
  /** Any account that can log in. */
  "any",
  /** An account without entries. */
  "no_entry",
  /** An account with an entry in this status, by its name. */
  ...entryStates,
  /** An account of another service: its login responds with `correct_login_url`. */
  "elsewhere",
  /** For `--write`: complete profile and identity, no open entry; the check makes and cancels one. */
  "ready",
] as const;
export type AccountState = (typeof accountStates)[number];

const Account = v.strictObject({
  state: v.picklist(accountStates),
  email: v.string(),
  password: v.string(),
  /** For `ready`: version of the terms for a registration, a date; today by default. */
  terms_version: v.optional(v.string()),
});
export type Account = v.InferOutput<typeof Account>;
export const Accounts = v.array(Account);
