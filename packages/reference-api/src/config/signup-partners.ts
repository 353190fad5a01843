import { developmentCopy } from "@kaitori/brand/copy/development";
import * as v from "valibot";

/** A service that sends its customers with a signed link. */
export const SignupPartner = v.object({
  service: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** Shared secret for the HMAC-SHA256 of the links. */
  secret: v.pipe(v.string(), v.minLength(32)),
  login_url: v.pipe(v.string(), v.url()),
});
export type SignupPartner = v.InferOutput<typeof SignupPartner>;

export const SignupPartners = v.message(
  v.pipe(v.string(), v.parseJson(), v.array(SignupPartner)),
  "must be a JSON list of {service, name, secret, login_url}",
);

/** Lets a developer try the sign-up of a partner; production has only the partners in SIGNUP_PARTNERS. */
export const demoPartner: SignupPartner = {
  service: "demo",
  name: developmentCopy.texts.partner,
  secret: "kaitori-demo-partner-secret-not-for-production",
  login_url: "https://partner.example/login/",
};
