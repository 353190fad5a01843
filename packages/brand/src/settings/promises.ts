import * as v from "valibot";
import { documented, WholeNumber } from "./values.ts";

const mostBankDays = 20;

const BankDays = v.pipe(
  WholeNumber,
  v.minValue(1, "must be at least 1 bank day"),
  v.maxValue(mostBankDays, `must be at most ${mostBankDays} bank days`),
);

/** Deadlines promised to applicants, in bank days. Screens and mails show them as dates. */
export const Promises = v.strictObject({
  decision: documented("Bank days from an application to its first result.", BankDays),
  payOut: documented("Bank days from the contract to the transfer.", BankDays),
  handOver: documented(
    "Bank days after the payer's date until the received money must be handed over.",
    BankDays,
  ),
  complaint: documented("Bank days from a complaint to its answer.", BankDays),
  dayEnds: documented(
    "Hour in Tokyo at which a working day ends; later applications count from the next bank day.",
    v.pipe(
      v.string(),
      v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "15:00"'),
      v.transform((time) => time as `${number}:${number}`),
    ),
  ),
  closedDay: documented(
    "Bank day to which a payer's date on a closed day moves: next or previous.",
    v.picklist(["next", "previous"], 'must be "next" or "previous"'),
  ),
});
