import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { ReceivePaymentAccount } from "../records/receive-payment-account.ts";

/** 前回の取引先: fills an obliger and its account again (B10). */
export const PastObliger = record("PastObliger", {
  obliger_company_name: v.string(),
  houjinbangou: v.string(),
  houjinbangou_address: v.string(),
  receive_payment_account: ReceivePaymentAccount,
});
export type PastObliger = v.InferOutput<typeof PastObliger>;

/** The latest first, each once. */
export const listPastObligers = call({
  method: "GET",
  path: "past_obligers/",
  answer: v.array(PastObliger),
  addition: "past_obligers",
});
