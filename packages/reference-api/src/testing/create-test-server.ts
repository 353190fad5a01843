import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { login } from "@kaitori/wire";
import { sql } from "kysely";
import { type Config, readConfig } from "../config/read-config.ts";
import { getApplicant } from "../database/applicants.ts";
import type { OpenDatabase } from "../database/database.ts";
import { createServer, type ServerParts } from "../start/create-server.ts";
import { insertApplicant, type NewApplicant, testPassword } from "./insert-applicant.ts";
import { insertFile } from "./insert-file.ts";
import { openMigratedDatabase } from "./migrated-database.ts";
import { lastMailTo, mailsTo } from "./read-mail.ts";
import { signInStaff } from "./sign-in-staff.ts";
import { everyoneBrand, testBrands } from "./test-brands.ts";
import { TestClient } from "./test-client.ts";

type Row = Record<string, unknown>;

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** Starts the server on an empty database, with a stopped clock and cheap password hashes. */
export async function createTestServer(overrides: Partial<Config> = {}, parts: ServerParts = {}) {
  const clock = testClock();
  const dataDir = mkdtempSync(join(tmpdir(), "kaitori-test-"));
  const config = { ...readConfig({ NODE_ENV: "test" }), dataDir, ...overrides };
  const opened = parts.opened ?? (await openMigratedDatabase());
  const server = await createServer(config, {
    opened,
    clock: clock.now,
    log: () => {},
    brands: testBrands,
    passwordCost: { memoryCost: 8, timeCost: 1 },
    ...parts,
  });
  /** Runs a statement of the test and returns its rows. */
  const rows = async <Columns = Row>(parts: TemplateStringsArray, ...values: unknown[]) =>
    (await sql<Columns>(parts, ...values).execute(opened.database)).rows;
  /** Creates a client of a test brand with its own cookies. */
  const client = (brand = "everyone") => new TestClient(server.app, `http://${brand}.localhost:4100`);
  return {
    server,
    database: opened.database,
    rows,
    /** Runs a statement of the test and returns its first row; throws without one. */
    row: async <Columns = Row>(parts: TemplateStringsArray, ...values: unknown[]) => {
      const [row] = await rows<Columns>(parts, ...values);
      if (!row) throw new Error(`No row: ${parts.join("…")}`);
      return row;
    },
    clock,
    client,
    /** Inserts an applicant with a complete profile and a confirmed identity, and logs them in. */
    signedIn: async (applicant: Partial<NewApplicant> = {}) => {
      const { id, email, brand } = await insertApplicant(server.services, applicant);
      const browser = client(brand);
      await browser.call(login, { body: { email, password: testPassword } });
      return { client: browser, id, email };
    },
    /** Logs in again after the earlier session has ended. */
    signInAgain: async (id: number) => {
      const { email, brand } = await getApplicant(opened.database, id);
      const browser = client(brand);
      await browser.call(login, { body: { email, password: testPassword } });
      return browser;
    },
    insertApplicant: (applicant?: Partial<NewApplicant>) => insertApplicant(server.services, applicant),
    /** Inserts a file without inspecting a document. */
    insertFile: (applicantId: number, kind: string, kinds?: string[]) =>
      insertFile(server.services, applicantId, kind, kinds),
    /** Adds a staff member and logs them in. */
    signInStaff: (brands?: readonly string[]) => signInStaff(server, brands),
    mailsTo: (recipient: string) => mailsTo(opened.database, recipient),
    lastMailTo: (recipient: string) => lastMailTo(opened.database, recipient),
    close: () => server.close(),
  };
}

export function testClock() {
  let moment = new Date("2026-11-21T10:00:00+09:00");
  return {
    now: () => new Date(moment),
    set: (next: string | Date) => {
      moment = new Date(next);
    },
    advance: (milliseconds: number) => {
      moment = new Date(moment.getTime() + milliseconds);
    },
  };
}

/** Runs a second server on the database, whose brand promises other hand-over days. */
export async function withOtherPromises(
  database: OpenDatabase,
  work: (laterServer: TestServer) => Promise<void>,
): Promise<void> {
  const { settings } = everyoneBrand;
  const promises = { ...settings.promises, handOver: 9, closedDay: "previous" } as const;
  const laterServer = await createTestServer(
    { review: "desk" },
    {
      opened: { ...database, close: async () => {} },
      brands: [{ ...everyoneBrand, settings: { ...settings, promises } }],
    },
  );
  await work(laterServer);
  await laterServer.close();
}
