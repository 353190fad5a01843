import { maximumRows } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { Id, IsoDate, Timestamp, TypedText } from "../values.ts";

/** A message in the applicant's inbox (B8). */
export const Notice = record("Notice", {
  id: Id,
  created_at: Timestamp,
  read_at: v.nullable(Timestamp),
  title: v.string(),
  body: v.string(),
  entry: v.nullable(Id),
});
export type Notice = v.InferOutput<typeof Notice>;

export const listNotices = call({
  summary: "List the notices of the inbox",
  method: "GET",
  path: "notices/",
  answer: v.array(Notice),
  sinceServerLevel: 1,
});

export const markNoticesRead = call({
  summary: "Mark notices as read",
  method: "POST",
  path: "notices/read/",
  body: v.object({ ids: v.pipe(v.array(Id), v.maxLength(maximumRows, "tooMany")) }),
  answer: v.array(Notice),
  sinceServerLevel: 1,
});

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
