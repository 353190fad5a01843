import * as v from "valibot";
import { call } from "../call.ts";
import { LinkProblem } from "../errors/link-problem.ts";
import { Text } from "../values/text.ts";

/** Confirms a new mail address of the profile with the token of the mailed link (D7.10). */
export const confirmMailChange = call({
  summary: "Change the address with the mailed link",
  method: "POST",
  path: "profile/mail/change/confirm/",
  body: v.object({ token: Text }),
  answer: v.object({ email: v.string() }),
  errors: { 410: LinkProblem },
  sinceServerLevel: 1,
});
