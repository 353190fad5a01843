import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { JobHandlers, Services } from "../../http/services.ts";
import { faultFields } from "../../log.ts";
import { type Attempt, batchSize, deleteOrphans, eraseDocuments } from "./erase-documents.ts";

const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;

export const housekeeping = "housekeeping";

/**
 * Deletes personal data that has no purpose any more. A failed step does not stop the others, but the job fails at
 * the end and runs again.
 */
export const housekeepingJobs = (services: Services): JobHandlers => ({
  [housekeeping]: async () => {
    const { database, clock, config, log } = services;
    const now = clock();
    const failures: unknown[] = [];
    const attempt: Attempt = (work, fields) =>
      work().then(
        () => {},
        (error) => {
          failures.push(error);
          log("error", "not erased", { ...fields, ...faultFields(error) });
        },
      );
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      sessions: () => database.deleteFrom("session").where("expires_at", "<=", now).execute(),
      mailLinks: () => database.deleteFrom("mail_link").where("expires_at", "<", daysAgo(7)).execute(),
      registrations: () => database.deleteFrom("registration").where("created_at", "<", daysAgo(7)).execute(),
      rateLimits: () => database.deleteFrom("rate_limit").where("used_until", "<", now).execute(),
      knownClients: () => database.deleteFrom("known_place").where("seen_at", "<", daysAgo(180)).execute(),
      securityEvents: () =>
        database.deleteFrom("security_event").where("happened_at", "<", daysAgo(365)).execute(),
      orphans: () => deleteOrphans(services, now, attempt),
      documents: () => eraseDocuments(services, now, attempt),
      contracts: () => eraseContracts(database),
      mails: () =>
        database
          .deleteFrom("mail")
          .where(({ fn }) => fn.coalesce("sent_at", "given_up_at"), "<", daysAgo(30))
          .execute(),
      loginFailures: () => database.deleteFrom("login_failure").where("failed_at", "<", daysAgo(1)).execute(),
      idempotencyKeys: () =>
        database.deleteFrom("idempotency_key").where("created_at", "<", daysAgo(1)).execute(),
      vacuum: async () => {
        if (!config.databaseUrl) await vacuumTables(database);
      },
    };
    for (const [step, run] of Object.entries(steps)) await attempt(run, { step });
    if (failures.length > 0) throw failures[0];
    return new Date(now.getTime() + hourMilliseconds);
  },
});

/** The embedded database would otherwise keep plans from when its tables were small. */
async function vacuumTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database);
  await sql`vacuum (analyze) ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(database);
}

/**
 * Erases contracts after the retention period of the privacy policy, with their entries, claims and history, once
 * their documents are erased. The database refuses an earlier deletion.
 */
export async function eraseContracts(database: Database, atMost = batchSize): Promise<void> {
  const deleteSome = () =>
    sql`delete from entry where id in (
      select entry.id from entry join contract on contract.entry_id = entry.id
      where entry.status = ${EntryStatus.archived}
        and is_kept_long_enough(entry.id)
        and not exists (
          select from file where file.erased_at is null and (
            file.id in (select file_id from entry_file where entry_file.entry_id = entry.id)
            or file.id in (
              select file_id from claim_file join claim on claim.id = claim_file.claim_id
              where claim.entry_id = entry.id)))
      limit ${atMost})
    returning id`.execute(database);
  while ((await deleteSome()).rows.length > 0);
  // The sequence never repeats the numbers of these references.
  await sql`
    delete from hand_over
    where not exists (select from hand_over_claim where hand_over_claim.number = hand_over.number)`.execute(
    database,
  );
}
