import type { ServedBrand } from "../brands/brand.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { queueMail } from "../mail/queue-mail.ts";

const dayAndTime = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Tokyo",
});

type Addressee = { brand: ServedBrand; applicant: Pick<Applicant, "id" | "email">; now: Date };

const toOwner = ({ brand, applicant: { id, email }, now }: Addressee) => ({
  brand,
  recipient: email,
  applicantId: id,
  now,
});

/** So that the owner learns of a change that was not theirs. */
export const mailPasswordChanged = (transaction: Transaction, addressee: Addressee) =>
  queueMail(transaction, {
    ...toOwner(addressee),
    mail: "passwordChanged",
    values: { date: dayAndTime.format(addressee.now) },
  });

/** The last mail, also if another person closed the account. */
export const mailLeft = (transaction: Transaction, addressee: Addressee) =>
  queueMail(transaction, {
    ...toOwner(addressee),
    mail: "left",
    values: { date: dayAndTime.format(addressee.now) },
  });

type Account = Pick<Applicant, "bank_name" | "branch_name" | "bank_account_number">;

/** The mail leaves out the account number, because others may read it. */
export const mailAccountChanged = (
  transaction: Transaction,
  addressee: Addressee,
  { bank_name, branch_name, bank_account_number }: Account,
) =>
  queueMail(transaction, {
    ...toOwner(addressee),
    mail: "accountChanged",
    values: {
      date: dayAndTime.format(addressee.now),
      bank: bank_name,
      branch: branch_name,
      end: bank_account_number.slice(-3),
    },
  });
