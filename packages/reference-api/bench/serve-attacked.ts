// node bench/serve-attacked.ts — the server as it is in production, with real passwords, for bench/attacks.ts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { readConfig } from "../src/config/read-config.ts";
import { createServer } from "../src/create-server.ts";
import { testPassword } from "../src/testing/insert-applicant.ts";
import { insertFile } from "../src/testing/insert-file.ts";
import { openMigratedDatabase } from "../src/testing/migrated-database.ts";
import { prepare } from "./prepare.ts";

const [attackers = "1"] = process.argv.slice(2);
const opened = await openMigratedDatabase();
const dataDir = mkdtempSync(join(tmpdir(), "kaitori-attacked-"));
// Each call says where it comes from: no allowance of one place stands in for what is measured.
const config = { ...readConfig({ DEMO: "0", REVIEW: "desk", DATA_DIR: dataDir, TRUST_PROXY: "1" }) };
const server = await createServer({ ...config, environment: "production" }, { opened });
const { database, clock, brands } = server.services;
const { reader, writers } = await prepare(server, Number(attackers));
const [brand] = brands;
const kinds = await insertPapers(writers[0]?.applicant ?? 0);
const { email } = await database
  .selectFrom("applicant")
  .select("email")
  .where("id", "=", reader.applicant)
  .executeTakeFirstOrThrow();

const http = serve({ fetch: server.app.fetch, port: 0 }, ({ port }) => {
  const host = brand?.settings.hosts[0];
  process.send?.({ port, host, reader, writers, papers: kinds, login: { email, password: testPassword } });
});
process.once("SIGTERM", () => {
  http.close();
  server.close().then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});

/** As many files as one person may have without an entry, of as many kinds as it takes, each with the largest picture. */
async function insertPapers(applicant: number): Promise<Record<string, number[]>> {
  const most = brand?.settings.limits.uploadsPerKind ?? 0;
  const invoices = [1, 2, 3, 4, 5].map((claim) => `invoice_${claim}`);
  const statements = [1, 2, 3, 4, 5].map((account) => `passbook_details_${account}`);
  const papers: Record<string, number[]> = {};
  for (const kind of [...invoices, ...statements]) {
    const ids: number[] = [];
    for (let place = 0; place < most; place += 1)
      ids.push(await insertFile({ database, clock: { now: clock } }, applicant, kind));
    papers[kind] = ids;
  }
  const preview = `data:image/jpeg;base64,${"A".repeat(11_900)}`;
  await database.updateTable("file").set({ preview }).where("applicant_id", "=", applicant).execute();
  return papers;
}
