import * as v from "valibot";
import { call } from "../call.ts";
import { LinkProblem } from "../errors/link-problem.ts";

/** Mails a link to the new address; the old one stays until it is opened. */
export const requestMailChange = call({
  method: "POST",
  path: "profile/mail/change/",
  body: v.object({ email: v.string(), password: v.string() }),
  addition: "mail_change",
});

export const confirmMailChange = call({
  method: "POST",
  path: "profile/mail/change/confirm/",
  body: v.object({ token: v.string() }),
  answer: v.object({ email: v.string() }),
  errors: { 410: LinkProblem },
  addition: "mail_change",
});
