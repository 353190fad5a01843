import { sql } from "kysely";
import { deleteOldPlaces } from "../../accounts/known-places.ts";
import { deleteOldMailLinks } from "../../accounts/mail-link-store.ts";
import { deleteOldRegistrations } from "../../accounts/registration-store.ts";
import { deleteOldSecurityEvents } from "../../accounts/security-events.ts";
import type { Database, Executor } from "../../database/database.ts";
import { deleteSpentAllowances } from "../../http/rate-limit.ts";
import type { JobHandlers, Services } from "../../http/services.ts";
import { deleteExpiredSessions } from "../../http/session-store.ts";
import { planJob } from "../../jobs/job-store.ts";
import { faultFields, type LogFields } from "../../log.ts";
import { deleteOldMails } from "../../mail/mail-store.ts";
import { eraseContracts } from "./erase-contracts.ts";
import { eraseDocuments } from "./erase-documents.ts";
import { deleteOrphans } from "./orphans.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Planned at every start; its name keeps it single however many processes there are. */
export const planHousekeeping = (executor: Executor, runAt: Date) =>
  planJob(executor, { kind: "housekeeping", runAt, name: "housekeeping" });

/**
 * Deletes what is no longer needed: no personal data is kept longer than it has a purpose. A step that fails does
 * not keep the others; at the end the job fails, to be seen and tried again.
 */
export const housekeepingJobs = (services: Services): JobHandlers => ({
  housekeeping: async () => {
    const { database, clock, config, log } = services;
    const now = clock();
    const failures: unknown[] = [];
    const failed = (error: unknown, fields: LogFields) => {
      failures.push(error);
      log("error", "not erased", { ...fields, ...faultFields(error) });
    };
    const notErased = (error: unknown, key: string) => failed(error, { key });
    const before = (age: number) => new Date(now.getTime() - age);
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      sessions: () => deleteExpiredSessions(database, now),
      mailLinks: () => deleteOldMailLinks(database, before(7 * day)),
      registrations: () => deleteOldRegistrations(database, before(7 * day)),
      allowances: () => deleteSpentAllowances(database, now),
      places: () => deleteOldPlaces(database, before(180 * day)),
      securityEvents: () => deleteOldSecurityEvents(database, before(365 * day)),
      orphans: () => deleteOrphans(services, now, notErased),
      documents: () => eraseDocuments(services, now, notErased),
      contracts: () => eraseContracts(database),
      mails: () => deleteOldMails(database, before(30 * day)),
      loginFailures: () =>
        database.deleteFrom("login_failure").where("failed_at", "<", before(day)).execute(),
      idempotencyKeys: () =>
        database.deleteFrom("idempotency_key").where("created_at", "<", before(day)).execute(),
      vacuum: async () => {
        if (!config.databaseUrl) await vacuumTables(database);
      },
    };
    for (const [step, run] of Object.entries(steps)) await run().catch((error) => failed(error, { step }));
    if (failures.length > 0) throw failures[0];
    return new Date(now.getTime() + hour);
  },
});

/** PostgreSQL does it by itself; the embedded one would go on using plans made when the tables were small. */
async function vacuumTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database);
  await sql`vacuum (analyze) ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(database);
}
