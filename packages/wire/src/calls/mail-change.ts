import * as v from "valibot";
import { call } from "../call.ts";
import { LinkProblem } from "../errors/link-problem.ts";
import { ExactText, Text } from "../values/text.ts";

/**
 * Mails a link to the new address; the old one stays until it is opened. Whoever has a password gives it; others prove who
 * they are by a mailed code (403 with `reauth_required`).
 */
export const requestMailChange = call({
  summary: "Mail a link to the new address",
  area: "credentials",
  method: "POST",
  path: "profile/mail/change/",
  body: v.object({ email: Text, password: v.optional(ExactText) }),
  since: 1,
});

export const confirmMailChange = call({
  summary: "Change the address with the mailed link",
  area: "credentials",
  method: "POST",
  path: "profile/mail/change/confirm/",
  body: v.object({ token: Text }),
  answer: v.object({ email: v.string() }),
  errors: { 410: LinkProblem },
  since: 1,
});
