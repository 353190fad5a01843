import { handOverStates } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { IsoDate } from "../values/date.ts";
import { YenText } from "../values/decimal.ts";
import { Id } from "../values/id.ts";

const sum = {
  /** The last day, on which banks work. */
  due_on: IsoDate,
  /** Stands before the payer's name in the transfer: digits with a check digit. */
  reference: v.string(),
  /** Amount to be handed over by then, of all its claims together. */
  amount: YenText,
};

/** Amount that one seller hands over until one day: one sum with one reference (B11). */
export const HandOverSum = record("HandOverSum", sum);
export type HandOverSum = v.InferOutput<typeof HandOverSum>;

export const HandOver = record("HandOver", {
  ...sum,
  /** Null, and then no reference: a payer is late, and nobody knows until when. */
  due_on: v.nullable(IsoDate),
  reference: v.nullable(v.string()),
  claims: v.array(
    v.object({
      claim: Id,
      /** Amount to be handed over by that day. */
      amount: YenText,
      handed_over: YenText,
      /** Amount that the payer has not sent yet. */
      awaited: v.optional(YenText),
      /** Money that came after the oldest kept receipt: due on days of its own. */
      kept_for_later: v.optional(YenText),
      /** The first of these days. */
      kept_until: v.optional(IsoDate),
      /** Damages until today for money that arrived and was kept beyond its day. */
      late_damages: v.optional(YenText),
      /** Nothing that did not come is to be handed over. */
      payer_insolvent: v.optional(v.boolean()),
      /** The same, as the service has ended it as one that the payer never pays. */
      uncollectable: v.optional(v.boolean()),
      standing: v.picklist(handOverStates),
    }),
  ),
});
export type HandOver = v.InferOutput<typeof HandOver>;
