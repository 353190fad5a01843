import { corporateDivisions } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { LinkProblem } from "../errors/link-problem.ts";
import { record } from "../record.ts";
import { Text } from "../values/text.ts";

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
