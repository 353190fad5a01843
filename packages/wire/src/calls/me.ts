import * as v from "valibot";
import { call } from "../call.ts";
import { CurrentUser } from "../records/current-user.ts";

const Page = v.fallback(v.optional(v.nullable(v.string())), null);

/** The user, and a page to which only the first answer of a session redirects (R7.3). */
const Me = v.pipe(
  v.object({ ...CurrentUser.entries, next_page: Page, back_page: Page }),
  v.title("CurrentUser"),
);

/** A 403 means a visitor and is no error (R7.3). */
export const me = call({
  summary: "Get the current user",
  method: "POST",
  path: "me/",
  body: v.object({}),
  answer: Me,
  means: { 403: "visitor" },
});

/** The specification describes neither body nor answer. */
export const markEntryPageVisit = call({
  summary: "Mark the first visit of the entry page after mail verification",
  method: "POST",
  path: "me/visited_at_entry_page_after_mail_verification",
});
