import * as v from "valibot";
import { call } from "../call.ts";
import { codesField } from "../errors/codes.ts";
import { LinkProblem } from "../errors/link-problem.ts";
import { record } from "../record.ts";
import { ExactText, Text } from "../values/text.ts";

/**
 * 409: the link was opened in another browser than the one that registered. Anybody can register an address, so the
 * owner of the mailbox must choose a new password; the link stays valid.
 */
export const ActivationProof = record(
  "ActivationProof",
  { detail: v.string(), needs: v.literal("password") },
  codesField,
);
export type ActivationProof = v.InferOutput<typeof ActivationProof>;

/** Activates the account and logs in. A password in the body replaces the registered one. */
export const activateAccount = call({
  summary: "Activate the account with the mailed link",
  method: "POST",
  path: "register/activation/",
  body: v.object({ token: Text, password: v.optional(ExactText) }),
  answer: v.object({ email: v.string() }),
  errors: { 409: ActivationProof, 410: LinkProblem },
  sinceServerLevel: 1,
});

/** The answer is the same for known and unknown addresses. */
export const resendActivation = call({
  summary: "Send the activation link again",
  method: "POST",
  path: "register/activation/resend/",
  body: v.object({ email: Text }),
  sinceServerLevel: 1,
});
