import { maximumRows } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";
import { Id } from "../values/id.ts";

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
