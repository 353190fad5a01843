import { handOverStates } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { Id, IsoDate, YenText } from "../values.ts";

const sum = {
  /** Due date of the hand-over, a bank day. */
  due_on: IsoDate,
  /** Digits with a check digit, which the seller writes before their name in the transfer. */
  reference: v.string(),
  /** Sum of all its claims to hand over by that day. */
  amount: YenText,
};

/** Amount of payers' money that a seller hands over to the buyer by one day, with one reference (B11). */
export const HandOverSum = record("HandOverSum", sum);

export const HandOver = record("HandOver", {
  ...sum,
  /** Null, as the reference is, if a payer is late and the new date is unknown. */
  due_on: v.nullable(IsoDate),
  reference: v.nullable(v.string()),
  claims: v.array(
    v.object({
      claim: Id,
      /** Amount to hand over by that day. */
      amount: YenText,
      handed_over: YenText,
      /** Amount that the payer has not sent yet. */
      awaited: v.optional(YenText),
      /** Due date and reference of that amount after a partial payment, if known. */
      awaited_until: v.optional(IsoDate),
      awaited_reference: v.optional(v.string()),
      /** Day of the pay-out, from which an earlier receipt counts; absent before it. */
      paid_on: v.optional(IsoDate),
      /** Bank days between a receipt and its hand-over, as contracted. */
      hand_over_days: v.optional(v.number()),
      /** Money that the seller received later, and hands over by a later day. */
      kept_for_later: v.optional(YenText),
      /** The due date of that money; the earliest if there are several. */
      kept_until: v.optional(IsoDate),
      /** Damages until today for money that the seller withholds. */
      late_damages: v.optional(YenText),
      /** True if the payer is insolvent: only received money must be handed over. */
      payer_insolvent: v.optional(v.boolean()),
      /** True if the desk ended the claim because the payer never pays. */
      uncollectable: v.optional(v.boolean()),
      standing: v.picklist(handOverStates),
    }),
  ),
});
export type HandOver = v.InferOutput<typeof HandOver>;
