import type { ServedBrand } from "../brands/brand.ts";
import type { Transaction } from "../database/database.ts";
import { queueMail } from "../mail/queue-mail.ts";

const dayAndTime = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Tokyo",
});

/** So that the owner learns of a change that was not theirs. */
export const mailPasswordChanged = (
  transaction: Transaction,
  { brand, recipient, now }: { brand: ServedBrand; recipient: string; now: Date },
) =>
  queueMail(transaction, {
    brand,
    recipient,
    mail: "passwordChanged",
    values: { date: dayAndTime.format(now) },
    now,
  });
