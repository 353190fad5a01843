import { corporateDivisions, maximumRows } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { LinkProblem, refusal } from "../errors.ts";
import { record } from "../record.ts";
import { PreEntryResult } from "../records/current-user.ts";
import { ExactText, Id, Text } from "../values.ts";

export const RegisterBody = v.pipe(
  v.object({
    email: Text,
    password: ExactText,
    corporate_division: Text,
    /** Version of the terms that the applicant agreed to. */
    terms_version: Text,
    /** From local storage; set by the page that referred the visitor. */
    tracking_id: v.nullish(v.string(), null),
    /** From the exchange of a signed link, if another service referred the visitor. */
    signup_token: v.nullish(Text, null),
  }),
  v.metadata({ "x-additions": ["terms_version", "signup_token"] }),
);
export type RegisterBody = v.InferOutput<typeof RegisterBody>;

export const Registered = record("Registered", {
  id: Id,
  email: v.string(),
  corporate_division: v.picklist(corporateDivisions),
});
export type Registered = v.InferOutput<typeof Registered>;

export const register = call({
  summary: "Register",
  method: "POST",
  path: "register/",
  body: RegisterBody,
  answer: Registered,
});

/**
 * 409: the link was opened in another browser than the one that registered. Anybody can register an address, so the
 * owner of the mailbox must choose a new password; the link stays valid.
 */
export const ActivationProof = refusal("ActivationProof", { needs: v.literal("password") });
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

/** Data of a visitor from the referring service, which prefill the registration. */
export const ExternalSignup = record("ExternalSignup", {
  /** Sent with the registration as `signup_token`. */
  signup_token: v.string(),
  service_name: v.string(),
  email: v.string(),
  corporate_division: v.picklist(corporateDivisions),
  company_name: v.string(),
  first_name: v.string(),
  last_name: v.string(),
});
export type ExternalSignup = v.InferOutput<typeof ExternalSignup>;

/** Exchanges the signed link. A visitor who already has an account gets a 401 with `correct_login_url`. */
export const exchangeSignupLink = call({
  summary: "Exchange the signed link of another service",
  method: "POST",
  path: "ext/signup/",
  body: v.object({ link: Text }),
  answer: ExternalSignup,
  errors: { 410: LinkProblem },
  sinceServerLevel: 1,
});

export const answerPreEntry = call({
  summary: "Send the answers of the pre-entry questions",
  method: "POST",
  path: "pre_entry/",
  body: v.object({
    answers: v.pipe(v.array(v.object({ question: Text, value: Text })), v.maxLength(maximumRows, "tooMany")),
  }),
  answer: PreEntryResult,
  sinceServerLevel: 1,
});
