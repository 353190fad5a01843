import type { SecurityEventKind } from "@kaitori/wire";
import { sql } from "kysely";
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
  request: EventRequest,
  applicant: number,
  kind: SecurityEventKind,
): Promise<void> {
  const { brand, device, now } = request;
  await executor
    .insertInto("security_event")
    .values({ applicant_id: applicant, brand: brand.name, kind, device, happened_at: now })
    .execute();
  logSecurity(request, kind, applicant);
}

/** Runs the same statement for any address, so that the time of the response does not reveal an account. */
export async function recordFailedLogin(
  database: Database,
  request: EventRequest,
  email: string,
): Promise<void> {
  const kind = "login_failed";
  const { brand, device, now } = request;
  const inserted = await sql<{ applicant_id: number }>`
    insert into security_event (applicant_id, brand, kind, device, happened_at)
    select id, brand, ${kind}, ${device}, ${now} from applicant
    where brand = ${brand.name} and email = ${normalEmail(email)}
    returning applicant_id`.execute(database);
  logSecurity(request, kind, inserted.rows[0]?.applicant_id);
}

export const logSecurity = (
  { services, brand, requestId }: Omit<EventRequest, "device" | "now">,
  kind: SecurityEventKind | "left",
  applicant?: number,
): void =>
  services.log("info", "security", {
    request: requestId,
    brand: brand.name,
    kind,
    ...(applicant && { applicant }),
  });

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
