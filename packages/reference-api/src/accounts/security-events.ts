import type { SecurityEventKind } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import type { Database, Executor } from "../database/database.ts";
import { accountLimits } from "../http/account-limits.ts";
import { tooManyRequests } from "../http/errors.ts";
import type { Services } from "../http/services.ts";
import { normalEmail } from "./applicant-store.ts";

export interface NotedRequest {
  services: Pick<Services, "log">;
  brand: Pick<ServedBrand, "name">;
  requestId: string;
  device: string;
  now: Date;
}

/** Kept for the owner of the account, and written to the log for the operator. */
export async function noteSecurityEvent(
  executor: Executor,
  { services, brand, requestId, device, now }: NotedRequest,
  applicantId: number,
  kind: SecurityEventKind,
): Promise<void> {
  await executor
    .insertInto("security_event")
    .values({ applicant_id: applicantId, brand: brand.name, kind, device, happened_at: now })
    .execute();
  services.log("info", "security", { request: requestId, brand: brand.name, kind, applicant: applicantId });
}

/** One statement whether or not the address is registered, so the time of the answer does not give it away. */
export async function noteFailedLogin(
  database: Database,
  { services, brand, requestId, device, now }: NotedRequest,
  email: string,
): Promise<void> {
  const kind = "login_failed";
  const inserted = await database
    .insertInto("security_event")
    .columns(["applicant_id", "brand", "kind", "device", "happened_at"])
    .expression((of) =>
      of
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

const day = 24 * 60 * 60_000;
const changes = { account_changed: "accountChanges", password_changed: "passwordChanges" } as const;

/** Counts the changes of one day, in the transaction that makes the next. */
export async function refuseTooManyChanges(
  executor: Executor,
  applicantId: number,
  kind: keyof typeof changes,
  now: Date,
): Promise<void> {
  const { most, seconds, detail } = accountLimits[changes[kind]];
  const { made } = await executor
    .selectFrom("security_event")
    .select(({ fn }) => fn.countAll().as("made"))
    .where("applicant_id", "=", applicantId)
    .where("kind", "=", kind)
    .where("happened_at", ">", new Date(now.getTime() - day))
    .executeTakeFirstOrThrow();
  if (Number(made) >= most) throw tooManyRequests(seconds, detail, changes[kind]);
}

const newest = 50;
const newestFailed = 10;

/** Strangers make wrong logins: many of them push nothing else out of the list. */
export const readSecurityEvents = (executor: Executor, applicantId: number) => {
  const own = executor.selectFrom("security_event").where("applicant_id", "=", applicantId);
  const failed = own
    .select("id")
    .where("kind", "=", "login_failed")
    .orderBy("id", "desc")
    .limit(newestFailed);
  return own
    .select(["id", "kind", "device", "happened_at"])
    .where(({ or, eb }) => or([eb("kind", "<>", "login_failed"), eb("id", "in", failed)]))
    .orderBy("id", "desc")
    .limit(newest)
    .execute();
};

export async function deleteOldSecurityEvents(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom("security_event").where("happened_at", "<", before).execute();
}
