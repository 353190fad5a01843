import { corporateDivisions, href } from "@kaitori/domain";
import { exchangeSignupLink } from "@kaitori/wire";
import * as v from "valibot";
import { type ServedBrand, siteAddress } from "../brands/brand.ts";
import type { SignupPartner } from "../config/config.ts";
import { normalEmail } from "../database/applicants.ts";
import { HttpError } from "../http/errors.ts";
import { handlePublic } from "../http/handle.ts";
import type { BrandRequest } from "../http/read-request.ts";
import { readSignedValue } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { limitCalls } from "./limit-calls.ts";
import { linkGone } from "./mail-link-store.ts";

/** The content of a partner's link: base64url of this JSON, a dot, and its HMAC-SHA256 with the shared secret. */
const SignupLink = v.object({
  service: v.string(),
  /** The customer's number at the partner. */
  external_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  email: v.pipe(v.string(), v.email()),
  corporate_division: v.optional(v.picklist(corporateDivisions), "none"),
  company_name: v.optional(v.string(), ""),
  first_name: v.optional(v.string(), ""),
  last_name: v.optional(v.string(), ""),
  expires_at: v.number(),
});

/** Seconds after the expiry of a link in which it still registers: time to fill in the form that it opened. */
const registrationSeconds = 1800;

function readLink({ services, now }: BrandRequest, link: string, secondsAfterExpiry = 0) {
  for (const partner of services.config.signupPartners) {
    const signup = readSignedValue(partner.secret, "", link, SignupLink);
    if (!signup || signup.service !== partner.service) continue;
    if ((signup.expires_at + secondsAfterExpiry) * 1000 < now.getTime()) throw linkGone("expired");
    return { partner, signup };
  }
  throw linkGone("unknown");
}

/** Reads the link by which a registration proves that a partner sent the visitor. */
export const readSignupToken = (request: BrandRequest, link: string) =>
  readLink(request, link, registrationSeconds).signup;

const loginHereRefusal = (brand: ServedBrand, { config }: Services) =>
  new HttpError(401, {
    message: "alreadyRegistered",
    more: {
      correct_login_url: siteAddress(brand, config, href.login()),
      service_name: brand.settings.serviceName,
    },
  });

export const loginAtPartnerRefusal = ({ name, login_url }: SignupPartner) =>
  new HttpError(401, {
    detail: { code: "registeredElsewhere", params: { service: name } },
    more: { correct_login_url: login_url, service_name: name },
  });

export const externalSignupRoutes = [
  handlePublic(exchangeSignupLink, async (request) => {
    await limitCalls(request, "openLink");
    const { services, brand, body } = request;
    const { partner, signup } = readLink(request, body.link);
    const { service, external_id, expires_at: _, ...person } = signup;
    const existing = await services.database
      .selectFrom("applicant")
      .select("id")
      .where("brand", "=", brand.name)
      .where(({ or, and, eb }) =>
        or([and({ external_service: service, external_id }), eb("email", "=", normalEmail(signup.email))]),
      )
      .executeTakeFirst();
    if (existing) throw loginHereRefusal(brand, services);
    return { signup_token: body.link, service_name: partner.name, ...person };
  }),
];
