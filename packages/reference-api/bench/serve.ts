// node bench/serve.ts WRITERS [DATABASE_URL] — starts a server on a free port and sends its port and signed-in applicants
// to the parent process. Without DATABASE_URL it uses a new embedded database.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import {
  ClaimStatus,
  DocumentsConfirmation,
  EntryStatus,
  storedClaimOf,
  typedClaimOf,
} from "@kaitori/domain";
import { readConfig } from "../src/config/read-config.ts";
import type { Transaction } from "../src/database/database.ts";
import { migrate } from "../src/database/migrate.ts";
import { openPostgreSQL } from "../src/database/open-postgresql.ts";
import { entryBody } from "../src/entry/samples.ts";
import { createServer } from "../src/start/create-server.ts";
import { insertSignedIn } from "../src/testing/insert-applicant.ts";
import { openMigratedDatabase } from "../src/testing/migrated-database.ts";
import { withoutTriggers } from "../src/testing/statements.ts";

/** Number of accounts that read in turn, because each is limited to 20 calls a second (`callsInARow`). */
const readerCount = 200;
const entriesPerReader = 20;

const [writerCount, url] = process.argv.slice(2);
const opened = url ? await openPostgreSQL(url) : await openMigratedDatabase();
if (url) await migrate(opened);
const dataDir = mkdtempSync(join(tmpdir(), "kaitori-bench-"));
const settings = { DEMO: "0", REVIEW: "desk", DATA_DIR: dataDir };
const config = { ...readConfig(settings), environment: "production" as const };
// The log is part of the measured work; the parent process discards it.
const server = await createServer(config, { opened, passwordCost: { memoryCost: 8, timeCost: 1 } });
const { services } = server;
const [brand] = services.brands;
if (!brand) throw new Error("There is no brand");

const readers = await insertAccounts(brand.name, readerCount);
for (const { id } of readers)
  await withoutTriggers(services.database, (transaction) => insertHistory(transaction, brand.name, id));
const writers = await insertAccounts(brand.name, Number(writerCount));
const http = serve({ fetch: server.app.fetch, port: 0 }, ({ port }) => {
  process.send?.({ port, host: brand.settings.hosts[0], readers, writers });
});
const stop = () => {
  http.close();
  server.close().then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
};
process.once("SIGTERM", stop);
process.once("disconnect", stop);

async function insertAccounts(brand: string, count: number) {
  const accounts: Awaited<ReturnType<typeof insertSignedIn>>[] = [];
  for (let number = 0; number < count; number += 1) accounts.push(await insertSignedIn(services, { brand }));
  return accounts;
}

/** Inserts archived entries of an applicant, each with five claims. */
async function insertHistory(transaction: Transaction, brand: string, applicant_id: number): Promise<void> {
  const now = services.clock();
  const { claims = [], ...body } = entryBody({}, 5);
  const entries = await transaction
    .insertInto("entry")
    .values(
      Array.from({ length: entriesPerReader }, (_, index) => ({
        brand,
        applicant_id,
        code: `B${applicant_id}-${index + 1}`,
        status: EntryStatus.archived,
        account_activity_statement_confirmation_status: DocumentsConfirmation.confirmed,
        financial_statement_confirmation_status: DocumentsConfirmation.confirmed,
        purchase_amount_desired: Number(body.purchase_amount_desired),
        purpose: body.purpose ?? "",
        bank_account: "null",
        banks: "[]",
        created_at: now,
        updated_at: now,
      })),
    )
    .returning(["id", "code"])
    .execute();
  const rows = entries.flatMap(({ id, code }) =>
    claims.map((claim, index) => ({
      entry_id: id,
      applicant_id,
      place: index + 1,
      code: `${code}-${index + 1}`,
      status: ClaimStatus.returned,
      invoice_confirmation_status: DocumentsConfirmation.confirming,
      additional_doc_confirmation_status: DocumentsConfirmation.notSubmitted,
      ...storedClaimOf(typedClaimOf(claim)),
      receive_payment_account: JSON.stringify(claim.receive_payment_account),
      created_at: now,
      updated_at: now,
    })),
  );
  await transaction.insertInto("claim").values(rows).execute();
}
