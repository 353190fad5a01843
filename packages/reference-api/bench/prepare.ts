import { randomUUID } from "node:crypto";
import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import type { Transaction } from "../src/database/database.ts";
import { claimBodies, entryBody } from "../src/entry/samples.ts";
import type { Server } from "../src/start/create-server.ts";
import { insertSignedIn } from "../src/testing/insert-applicant.ts";
import { withoutTriggers } from "../src/testing/statements.ts";
import { claimRow, entryRow } from "./bare-app.ts";
import type { Browser } from "./measured-servers.ts";

/** Number of accounts that read in turn, because each is limited to 20 calls a second (`callsInARow`). */
const readerCount = 200;
const entriesPerReader = 20;

/** Applicants with a long history, for reads, and many that are ready to submit, for writes. */
export async function prepare({ services }: Server, count: number) {
  const [brand] = services.brands;
  if (!brand) throw new Error("There is no brand");
  const readers = await addBrowsers(services, brand.name, readerCount);
  for (const { applicant } of readers)
    await withoutTriggers(services.database, (transaction) =>
      addHistory(transaction, brand.name, applicant, services.clock()),
    );
  const writers = await addBrowsers(services, brand.name, count);
  return { brand: brand.name, host: brand.settings.hosts[0], readers, writers };
}

async function addBrowsers(services: Server["services"], brand: string, count: number): Promise<Browser[]> {
  const all: Browser[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `${randomUUID()}@example.jp`;
    const { id, cookies } = await insertSignedIn(services, { brand, email });
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    all.push({ applicant: id, csrf: cookies.csrftoken, cookie: cookie.join("; ") });
  }
  return all;
}

const { claims = [], ...body } = entryBody({ claims: claimBodies(5) });

async function addHistory(database: Transaction, brand: string, applicant: number, now: Date): Promise<void> {
  const entries = Array.from({ length: entriesPerReader }, (_, index) => ({
    ...entryRow(body, applicant, brand, now),
    code: `B${applicant}-${index + 1}`,
    status: EntryStatus.archived,
  }));
  const inserted = await database.insertInto("entry").values(entries).returning(["id", "code"]).execute();
  const rows = inserted.flatMap(({ id, code }) =>
    claims.map((claim, index) => ({
      ...claimRow(claim, id, applicant, index + 1, now),
      code: `${code}-${index + 1}`,
      status: ClaimStatus.returned,
    })),
  );
  await database.insertInto("claim").values(rows).execute();
}
