import * as v from "valibot";
import { call } from "../call.ts";
import { LinkProblem } from "../errors/link-problem.ts";
import { ExactText, Text } from "../values/text.ts";

/** The answer is the same for known and unknown addresses. */
export const requestPasswordReset = call({
  summary: "Send a link to reset the password",
  method: "POST",
  path: "password/reset/",
  body: v.object({ email: Text }),
});

/** `uid` and `token` come from the mailed link (R2.10). */
export const confirmPasswordReset = call({
  summary: "Set a new password with the mailed link",
  method: "POST",
  path: "password/reset/confirm/",
  body: v.object({ uid: Text, token: Text, new_password: ExactText }),
  errors: { 410: LinkProblem },
});

export const changePassword = call({
  summary: "Change the password",
  method: "POST",
  path: "password/change/",
  body: v.object({ current_password: ExactText, new_password: ExactText }),
});
