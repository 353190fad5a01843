import * as v from "valibot";
import { call } from "../call.ts";
import { CurrentUser } from "../records/current-user.ts";

/** A 403 is a visitor, not an error (R7.3). */
export const me = call({
  method: "POST",
  path: "me/",
  body: v.object({}),
  answer: CurrentUser,
  means: { 403: "visitor" },
});

/** The specification shows no payload and no answer. */
export const markEntryPageVisit = call({
  method: "POST",
  path: "me/visited_at_entry_page_after_mail_verification",
});
