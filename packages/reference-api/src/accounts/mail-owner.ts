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

/** Sends a mail with the date and time of the change to the owner. */
const mailOwner = (
  transaction: Transaction,
  { brand, applicant: { id, email }, now }: OwnerMail,
  mail: "passwordChanged" | "left" | "accountChanged",
  values: Readonly<Record<string, string>> = {},
) =>
  queueMail(transaction, {
    brand,
    recipient: email,
    applicantId: id,
    mail,
    values: { date: dayAndTime.format(now), ...values },
    now,
  });

/** Warns the owner of a change by somebody else. */
export const mailPasswordChanged = (transaction: Transaction, addressee: OwnerMail) =>
  mailOwner(transaction, addressee, "passwordChanged");

export const mailAccountClosed = (transaction: Transaction, addressee: OwnerMail) =>
  mailOwner(transaction, addressee, "left");

type Account = Pick<Applicant, "bank_name" | "branch_name" | "bank_account_number">;

/** The mail contains only the end of the account number, because others may read it. */
export const mailAccountChanged = (
  transaction: Transaction,
  addressee: OwnerMail,
  { bank_name, branch_name, bank_account_number }: Account,
) =>
  mailOwner(transaction, addressee, "accountChanged", {
    bank: bank_name,
    branch: branch_name,
    end: bank_account_number.slice(-3),
  });
