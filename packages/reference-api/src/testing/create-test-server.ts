import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { login } from "@kaitori/wire";
import { sql } from "kysely";
import { type Config, readConfig } from "../config/read-config.ts";
import type { Database } from "../database/database.ts";
import { createServer, type Server, type ServerParts } from "../start/create-server.ts";
import { insertApplicant, type NewApplicant, testPassword } from "./insert-applicant.ts";
import { openMigratedDatabase } from "./migrated-database.ts";
import { testBrands } from "./test-brands.ts";
import { TestClient } from "./test-client.ts";
import { type TestClock, testClock } from "./test-clock.ts";

type Row = Record<string, unknown>;

export interface TestServer {
  server: Server;
  database: Database;
  /** Runs a statement of the test and returns its rows. */
  rows<Columns = Row>(parts: TemplateStringsArray, ...values: unknown[]): Promise<Columns[]>;
  /** Runs a statement of the test and returns its first row; throws without one. */
  row<Columns = Row>(parts: TemplateStringsArray, ...values: unknown[]): Promise<Columns>;
  clock: TestClock;
  /** Creates a client of a test brand with its own cookies. */
  client(brand?: string): TestClient;
  /** Inserts an applicant with a complete profile and a confirmed identity, and logs them in. */
  signedIn(applicant?: Partial<NewApplicant>): Promise<{ client: TestClient; id: number; email: string }>;
  close(): Promise<void>;
}

/** Starts the server on an empty database, with a stopped clock and cheap password hashes. */
export async function createTestServer(
  overrides: Partial<Config> = {},
  parts: ServerParts = {},
): Promise<TestServer> {
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
  const rows = async <Columns>(parts: TemplateStringsArray, ...values: unknown[]) =>
    (await sql<Columns>(parts, ...values).execute(opened.database)).rows;
  const client = (brand = "everyone") => new TestClient(server.app, `http://${brand}.localhost:4100`);
  return {
    server,
    database: opened.database,
    rows,
    row: async <Columns>(parts: TemplateStringsArray, ...values: unknown[]) => {
      const [row] = await rows<Columns>(parts, ...values);
      if (!row) throw new Error(`No row: ${parts.join("…")}`);
      return row;
    },
    clock,
    client,
    signedIn: async (applicant = {}) => {
      const made = await insertApplicant(server.services, applicant);
      const browser = client(made.brand);
      await browser.call(login, { body: { email: made.email, password: testPassword } });
      return { client: browser, id: made.id, email: made.email };
    },
    close: () => server.close(),
  };
}
