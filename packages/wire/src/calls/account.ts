import { allLeavingBlockers } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { LinkProblem, refusal } from "../errors.ts";
import { ExactText, Text } from "../values.ts";

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

/** 409: the account cannot be closed; `blockers` are the reasons, such as an open entry. */
export const LeavingRefusal = refusal("LeavingRefusal", {
  blockers: v.array(v.picklist(allLeavingBlockers)),
});

/** Closes the account and ends every session. The user must have entered the password within the last ten minutes. */
export const leave = call({
  summary: "Close the account permanently",
  method: "POST",
  path: "me/leave/",
  errors: { 409: LeavingRefusal },
  timeout: 30_000,
  sinceServerLevel: 1,
});
