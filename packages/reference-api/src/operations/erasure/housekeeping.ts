import { sql } from "kysely";
import { deleteOldPlaces } from "../../accounts/known-places.ts";
import { deleteOldMailLinks } from "../../accounts/mail-link-store.ts";
import { deleteOldRegistrations } from "../../accounts/registration-store.ts";
import { deleteOldSecurityEvents } from "../../accounts/security-events.ts";
import type { Database, Executor } from "../../database/database.ts";
import { deleteSpentAllowances } from "../../http/rate-limit.ts";
import type { JobHandlers, Services } from "../../http/services.ts";
import { deleteExpiredSessions } from "../../http/session-store.ts";
import { addJob } from "../../jobs/job-store.ts";
import { deleteOldMails } from "../../mail/mail-store.ts";
import { eraseContracts } from "./erase-contracts.ts";
import { eraseDocuments } from "./erase-documents.ts";
import { deleteOrphans } from "./orphans.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Planned at every start; its name keeps it single however many processes there are. */
export const planHousekeeping = (executor: Executor, runAt: Date) =>
  addJob(executor, { kind: "housekeeping", runAt, name: "housekeeping" });

/** Deletes what is no longer needed: no personal data is kept longer than it has a purpose. */
export const housekeepingJobs = ({ database, store, clock, config }: Services): JobHandlers => ({
  housekeeping: async () => {
    const now = clock();
    const before = (age: number) => new Date(now.getTime() - age);
    await deleteExpiredSessions(database, now);
    await deleteOldMailLinks(database, before(7 * day));
    await deleteOldRegistrations(database, before(7 * day));
    await deleteSpentAllowances(database, now);
    await deleteOldPlaces(database, before(180 * day));
    await deleteOldSecurityEvents(database, before(365 * day));
    await deleteOrphans(database, store, now);
    await eraseDocuments({ database, store }, now);
    await eraseContracts(database);
    await deleteOldMails(database, before(30 * day));
    await database.deleteFrom("login_failure").where("failed_at", "<", before(day)).execute();
    await database.deleteFrom("idempotency_key").where("created_at", "<", before(day)).execute();
    if (!config.databaseUrl) await vacuumTables(database);
    return new Date(now.getTime() + hour);
  },
});

/** PostgreSQL does it by itself; the embedded one would go on using plans made when the tables were small. */
async function vacuumTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database);
  await sql`vacuum (analyze) ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(database);
}
