import type { ServedBrand } from "../brands/brand.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { queueMail } from "../mail/queue-mail.ts";

const dayAndTime = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Tokyo",
});

type OwnerMail = { brand: ServedBrand; applicant: Pick<Applicant, "id" | "email">; now: Date };

const ownerMail = ({ brand, applicant: { id, email }, now }: OwnerMail) => ({
  brand,
  recipient: email,
  applicantId: id,
  now,
});

/** Warns the owner of a change by somebody else. */
export const mailPasswordChanged = (transaction: Transaction, addressee: OwnerMail) =>
  queueMail(transaction, {
    ...ownerMail(addressee),
    mail: "passwordChanged",
    values: { date: dayAndTime.format(addressee.now) },
  });

/** The last mail after the account was closed. */
export const mailLeft = (transaction: Transaction, addressee: OwnerMail) =>
  queueMail(transaction, {
    ...ownerMail(addressee),
    mail: "left",
    values: { date: dayAndTime.format(addressee.now) },
  });

type Account = Pick<Applicant, "bank_name" | "branch_name" | "bank_account_number">;

/** The mail contains only the end of the account number, because others may read it. */
export const mailAccountChanged = (
  transaction: Transaction,
  addressee: OwnerMail,
  { bank_name, branch_name, bank_account_number }: Account,
) =>
  queueMail(transaction, {
    ...ownerMail(addressee),
    mail: "accountChanged",
    values: {
      date: dayAndTime.format(addressee.now),
      bank: bank_name,
      branch: branch_name,
      end: bank_account_number.slice(-3),
    },
  });
