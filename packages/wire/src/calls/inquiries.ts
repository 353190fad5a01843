import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { IsoDate, Timestamp } from "../values/date.ts";
import { Id } from "../values/id.ts";
import { TypedText } from "../values/typed-text.ts";

/** A written question, with the date by which staff answer it. */
export const Inquiry = record("Inquiry", { id: Id, created_at: Timestamp, answer_by: IsoDate });
export type Inquiry = v.InferOutput<typeof Inquiry>;

/** Sends a question or a complaint to the staff, also outside telephone hours (B12, B17). */
export const sendInquiry = call({
  summary: "Send a written inquiry",
  method: "POST",
  path: "inquiries/",
  body: v.object({
    message: TypedText,
    /** The entry that the question is about, if any. */
    entry: v.nullish(Id, null),
    /** Until a complaint is answered, nobody contacts the applicant about a delay. */
    is_complaint: v.nullish(v.boolean(), false),
    /** Requests a second look at the refused claims of an entry, once for each (B15). */
    is_second_look: v.nullish(v.boolean(), false),
  }),
  answer: Inquiry,
  sinceServerLevel: 1,
  idempotent: true,
});
