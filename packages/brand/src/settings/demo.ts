import { profileTextNames, sectors } from "@kaitori/domain";
import * as v from "valibot";
import { matching, Text, wholeNumberFrom } from "./values.ts";

const Yen = matching(/^[1-9]\d*$/, 'must look like "500000"');

const Invoice = v.strictObject({
  obliger_company_name: Text,
  houjinbangou: v.string(),
  houjinbangou_address: Text,
  amount: Yen,
  /** Name in the bank statement. */
  holder_name: Text,
  /** Days from the entry to the payment. */
  days: wholeNumberFrom(1, 366),
});

const accountNames = ["bank_name", "bank_code", "branch_name", "branch_code", "account_holder_name"] as const;

const Person = v.strictObject({
  ...v.entriesFromList([...profileTextNames, ...accountNames], v.optional(Text)),
  sector: v.optional(v.picklist(sectors)),
});

/** The people and invoices of the demo accounts. */
export const DemoData = v.strictObject({
  /** Fields that replace those of the demo accounts, by `corporate_division`. */
  people: v.record(v.string(), Person),
  purchase_amount_desired: Yen,
  purpose: Text,
  feeRatio: matching(/^0\.\d+$/, 'must look like "0.05"'),
  invoices: v.pipe(v.array(Invoice), v.minLength(2), v.maxLength(5)),
});
export type DemoData = v.InferOutput<typeof DemoData>;
