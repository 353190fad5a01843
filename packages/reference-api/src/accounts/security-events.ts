import type { SecurityEventKind } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import { normalEmail } from "../database/applicants.ts";
import type { Database, Executor } from "../database/database.ts";
import { accountLimits } from "../http/account-limits.ts";
import { tooManyRequests } from "../http/errors.ts";
import type { Services } from "../http/services.ts";

export interface EventRequest {
  services: Pick<Services, "log">;
  brand: Pick<ServedBrand, "name">;
  requestId: string;
  device: string;
  now: Date;
}

export async function recordSecurityEvent(
  executor: Executor,
  { services, brand, requestId, device, now }: EventRequest,
  applicantId: number,
  kind: SecurityEventKind,
): Promise<void> {
  await executor
    .insertInto("security_event")
    .values({ applicant_id: applicantId, brand: brand.name, kind, device, happened_at: now })
    .execute();
  services.log("info", "security", { request: requestId, brand: brand.name, kind, applicant: applicantId });
}

/** Runs the same statement for any address, so that the time of the response does not reveal an account. */
export async function recordFailedLogin(
  database: Database,
  { services, brand, requestId, device, now }: EventRequest,
  email: string,
): Promise<void> {
  const kind = "login_failed";
  const inserted = await database
    .insertInto("security_event")
    .columns(["applicant_id", "brand", "kind", "device", "happened_at"])
    .expression((builder) =>
      builder
        .selectFrom("applicant")
        .select(["id", "brand"])
        .select(({ val }) => [val(kind).as("kind"), val(device).as("device"), val(now).as("happened_at")])
        .where("brand", "=", brand.name)
        .where("email", "=", normalEmail(email)),
    )
    .returning("applicant_id")
    .executeTakeFirst();
  const applicant = inserted?.applicant_id;
  services.log("info", "security", {
    request: requestId,
    brand: brand.name,
    kind,
    ...(applicant && { applicant }),
  });
}

const dayMilliseconds = 24 * 60 * 60_000;
const changeLimits = { account_changed: "accountChanges", password_changed: "passwordChanges" } as const;

/** Counts the changes of one day in the transaction of the next change. */
export async function refuseTooManyChanges(
  executor: Executor,
  applicantId: number,
  kind: keyof typeof changeLimits,
  now: Date,
): Promise<void> {
  const { maximum, seconds, detail } = accountLimits[changeLimits[kind]];
  const { count } = await executor
    .selectFrom("security_event")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("applicant_id", "=", applicantId)
    .where("kind", "=", kind)
    .where("happened_at", ">", new Date(now.getTime() - dayMilliseconds))
    .executeTakeFirstOrThrow();
  if (Number(count) >= maximum) throw tooManyRequests(seconds, detail, changeLimits[kind]);
}

const maximumEvents = 50;
const maximumFailedLogins = 10;

/** Limits failed logins, so that attempts of strangers do not displace other events. */
export const readSecurityEvents = (executor: Executor, applicantId: number) => {
  const events = executor.selectFrom("security_event").where("applicant_id", "=", applicantId);
  const latestFailedLogins = events
    .select("id")
    .where("kind", "=", "login_failed")
    .orderBy("id", "desc")
    .limit(maximumFailedLogins);
  return events
    .select(["id", "kind", "device", "happened_at"])
    .where(({ or, eb }) => or([eb("kind", "<>", "login_failed"), eb("id", "in", latestFailedLogins)]))
    .orderBy("id", "desc")
    .limit(maximumEvents)
    .execute();
};
