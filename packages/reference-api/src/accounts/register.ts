import {
  type CorporateDivision,
  corporateDivisions,
  emailAddressIssues,
  href,
  isServed,
} from "@kaitori/domain";
import { activateAccount, register, resendActivation } from "@kaitori/wire";
import { type Insertable, type Selectable, sql } from "kysely";
import type { ServedBrand } from "../brands/brand.ts";
import { findApplicantByEmail, normalEmail } from "../database/applicants.ts";
import type { Executor, Transaction } from "../database/database.ts";
import type { Applicant, RegistrationTable } from "../database/tables/account-tables.ts";
import { signInBrowser, writeDeviceCookie } from "../http/ensure-session.ts";
import { conflict, type Finding, refuseIssues } from "../http/errors.ts";
import { handlePublic } from "../http/handle.ts";
import type { BrandRequest, ReadRequest } from "../http/read-request.ts";
import { tokenHash } from "../http/secrets.ts";
import { readSignupToken } from "./external-signup.ts";
import { startSessionOf } from "./known-clients.ts";
import { limitCalls } from "./limit-calls.ts";
import { linkGone, openMailLink, requireMailLink } from "./mail-link-store.ts";
import { addMailJob, mailNewLink, queueLinkMail } from "./mail-owner.ts";
import { passwordFindings } from "./password-findings.ts";

/** Longer tracking ids are cut off, because they must not prevent a registration. */
const maximumTrackingIdLength = 200;

type RegistrationRequest = ReadRequest<typeof register>;

/**
 * Does the same work for a known and a new address; only the mail differs. A registration for a known address is
 * stored too, so that its login is answered alike, but no link activates it.
 */
async function registerApplicant(request: RegistrationRequest): Promise<Registration> {
  const { services, brand, body, now } = request;
  const division = corporateDivisions.find((known) => known === body.corporate_division);
  refuseIssues(await registrationFindings(request, division));
  const signup = body.signup_token ? readSignupToken(request, body.signup_token) : undefined;
  const passwordHash = await services.passwords.hash(body.password, request.caller);

  return services.database.transaction().execute(async (transaction) => {
    const registration = await insertRegistration(transaction, {
      brand: brand.name,
      email: normalEmail(body.email),
      password_hash: passwordHash,
      corporate_division: division ?? "none",
      terms_version: body.terms_version,
      tracking_id: body.tracking_id?.slice(0, maximumTrackingIdLength) ?? null,
      external_service: signup?.service ?? null,
      external_id: signup?.external_id ?? null,
      browser_hash: tokenHash(request.sessionToken),
      created_at: now,
    });
    const existing = await findApplicantByEmail(transaction, brand.name, registration.email);
    if (existing) await mailAccountExists(transaction, request, existing);
    else await mailActivation(transaction, request, registration);
    return registration;
  });
}

async function registrationFindings(
  { brand, caller, body }: RegistrationRequest,
  division: CorporateDivision | undefined,
): Promise<Finding[]> {
  const isRefused = division === undefined || !isServed(brand.settings, { corporate_division: division });
  return [
    ...emailAddressIssues(body.email),
    ...(await passwordFindings({ brand, caller }, body.password, { email: body.email })),
    ...(isRefused ? [{ path: ["corporate_division"], code: "choice" as const }] : []),
    ...(body.terms_version === termsVersion(brand)
      ? []
      : [{ path: ["terms_version"], code: "consentMissing" as const }]),
  ];
}

export const mailActivation = (
  transaction: Transaction,
  request: BrandRequest,
  { id, email }: Pick<Registration, "id" | "email">,
): Promise<void> =>
  mailNewLink(transaction, request, {
    purpose: "activation",
    ownerId: id,
    recipient: email,
    page: href.registerActivation(),
  });

/** An address with an account needs no activation. */
export async function mailActivationAgain(
  transaction: Transaction,
  request: BrandRequest,
  email: string,
): Promise<void> {
  if (await findApplicantByEmail(transaction, request.brand.name, email)) return;
  const registration = await findRegistration(transaction, request.brand.name, email);
  if (registration) await mailActivation(transaction, request, registration);
}

export const mailAccountExists = (
  transaction: Transaction,
  request: BrandRequest,
  { id, email }: Pick<Applicant, "id" | "email">,
): Promise<void> =>
  queueLinkMail(transaction, request, {
    mail: "accountExists",
    recipient: email,
    applicantId: id,
    page: href.login(),
  });

export const registrationRoutes = [
  handlePublic(register, async (request) => {
    await limitCalls(request, "register", request.body.email);
    const { id, email, corporate_division } = await registerApplicant(request);
    request.services.jobs.wake();
    return { id, email, corporate_division };
  }),

  handlePublic(activateAccount, async (request) => {
    await limitCalls(request, "openLink");
    const { services, sessionToken, body, caller, now } = request;
    const { token, password } = body;
    const registration = await services.database
      .selectFrom("registration")
      .selectAll()
      .where("id", "=", await requireMailLink(services.database, request, "activation", token))
      .executeTakeFirst();
    if (!registration) throw linkGone("used");
    if (password !== undefined) refuseIssues(await passwordFindings(request, password, registration));
    // In another browser a new password is required, because anybody can register an address of others.
    else if (registration.browser_hash !== tokenHash(sessionToken))
      throw conflict("passwordNeeded", { needs: "password" });
    const password_hash =
      password === undefined ? registration.password_hash : await services.passwords.hash(password, caller);
    const { id, email } = registration;
    const session = await services.database.transaction().execute(async (transaction) => {
      await openMailLink(transaction, request, "activation", token);
      const isCreated = await createApplicant(transaction, { ...registration, password_hash }, now);
      if (!isCreated) throw linkGone("used");
      const mail = { mail: "registered", recipient: email, applicantId: id, page: href.preEntry() } as const;
      await queueLinkMail(transaction, request, mail);
      return startSessionOf(transaction, request, registration);
    });
    signInBrowser(request, session);
    writeDeviceCookie(request.context, request.deviceToken);
    return { email };
  }),

  handlePublic(resendActivation, async (request) => {
    await limitCalls(request, "resend", request.body.email);
    await addMailJob(request, "resend-activation", request.body.email);
    return undefined;
  }),
];

/** Version of the terms: the day of their last revision. */
export const termsVersion = ({ settings }: ServedBrand) => settings.legal.revised;

type Registration = Selectable<RegistrationTable>;

/** Reserves the id of the applicant, because the response to a registration contains it. */
export const insertRegistration = (
  executor: Executor,
  registration: Omit<Insertable<RegistrationTable>, "id">,
): Promise<Registration> =>
  executor
    .insertInto("registration")
    .values({ ...registration, id: sql`nextval(pg_get_serial_sequence('applicant', 'id'))` })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findRegistration = (
  executor: Executor,
  brand: string,
  email: string,
): Promise<Registration | undefined> =>
  executor
    .selectFrom("registration")
    .selectAll()
    .where("brand", "=", brand)
    .where("email", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirst();

/** Creates the applicant of a registration; returns false if another registration has activated the address. */
async function createApplicant(
  transaction: Transaction,
  { browser_hash: _, ...registration }: Registration,
  now: Date,
): Promise<boolean> {
  const created = await transaction
    .insertInto("applicant")
    .values({ ...registration, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  await transaction
    .deleteFrom("registration")
    .where("brand", "=", registration.brand)
    .where("email", "=", registration.email)
    .execute();
  return created !== undefined;
}
