import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import type { FurtherPaper } from "@kaitori/brand/settings";
import { exampleBrand } from "@kaitori/brand/testing";
import { withFurtherPapers } from "@kaitori/brand/text";
import { sql } from "kysely";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import type { ServedBrand } from "../brands/brand.ts";
import { demoPartner } from "../config/config.ts";
import { type Config, readConfig } from "../config/read-config.ts";
import { getApplicant } from "../database/applicants.ts";
import type { Database, OpenDatabase } from "../database/database.ts";
import { InProcessClient as TestClient } from "../http/in-process-client.ts";
import type { Services } from "../http/services.ts";
import { createServer, type ServerParts } from "../start/create-server.ts";
import { insertApplicant, type NewApplicant, testPassword } from "./insert-applicant.ts";
import { openMigratedDatabase } from "./migrated-database.ts";
import { type StaffClient, signInStaff } from "./sign-in-staff.ts";
import { withoutTriggers } from "./statements.ts";

const { settings, copy, tokens } = exampleBrand();

function createBrand(name: string, { individuals }: { individuals: boolean }): ServedBrand {
  return {
    name,
    copy,
    tokens,
    settings: {
      ...settings,
      serviceName: "テスト買取",
      hosts: [`${name}.localhost`],
      loginOrigins: [new URL(demoPartner.login_url).origin],
      individuals,
      sender: { name: "テスト買取", address: "info@factoring.example" },
      limits: { ...settings.limits, purchaseAmountMin: 100_000 },
      legal: { ...settings.legal, company: "株式会社テスト買取", revised: "2026-04-01" },
    },
  };
}

/** A brand that serves companies and individuals. */
export const testBrand = createBrand("test-brand", { individuals: true });

export function brandAskingFor(furtherPapers: FurtherPaper[]): ServedBrand {
  const settings = { ...testBrand.settings, furtherPapers };
  return { ...testBrand, settings, copy: withFurtherPapers({ copy, settings }) };
}

/** The brand `companies` serves companies only. */
export const testBrands: readonly ServedBrand[] = [
  testBrand,
  createBrand("companies", { individuals: false }),
];

type Row = Record<string, unknown>;

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/**
 * Starts the server on an empty database, with a stopped clock and cheap password hashes, until the end of the test or
 * of the file.
 */
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
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= server.close());
  const closeAtEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  closeAtEnd(close);
  /** Runs a statement of the test and returns its rows. */
  const rows = async <Columns = Row>(parts: TemplateStringsArray, ...values: unknown[]) =>
    (await sql<Columns>(parts, ...values).execute(opened.database)).rows;
  /** Creates a client of a test brand with its own cookies. */
  const client = (brand = "test-brand") => new TestClient(server.app, `http://${brand}.localhost:4100`);
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
    /** Runs a statement with the triggers disabled that guard statuses. */
    unchecked: (parts: TemplateStringsArray, ...values: unknown[]) =>
      withoutTriggers(opened.database, (transaction) => sql(parts, ...values).execute(transaction)),
    clock,
    client,
    /** Inserts an applicant with a complete profile and a confirmed identity, and logs them in. */
    signInApplicant: async (applicant: Partial<NewApplicant> = {}) => {
      const { id, email, brand } = await insertApplicant(server.services, applicant);
      const browser = client(brand);
      await browser.call("login", { body: { email, password: testPassword } });
      return { client: browser, id, email };
    },
    /** Logs in again after the earlier session has ended. */
    signInAgain: async (id: number) => {
      const { email, brand } = await getApplicant(opened.database, id);
      const browser = client(brand);
      await browser.call("login", { body: { email, password: testPassword } });
      return browser;
    },
    insertApplicant: (applicant?: Partial<NewApplicant>) => insertApplicant(server.services, applicant),
    insertFile: (applicantId: number, kind: string, kinds?: string[]) =>
      insertFile(server.services, applicantId, kind, kinds),
    signInStaff: (brands?: readonly string[]) => signInStaff(server, brands),
    mailsTo: (recipient: string) => mailsTo(opened.database, recipient),
    lastMailTo: (recipient: string) => lastMailTo(opened.database, recipient),
    /** Requests a new password; returns the parts of the mailed link. */
    requestReset: async (email: string, options: { headers?: Record<string, string> } = {}) => {
      await client().call("requestPasswordReset", { body: { email }, ...options });
      await server.services.jobs.runDue();
      const { query, token } = await lastMailTo(opened.database, email);
      return { uid: query.get("uid") ?? "", token };
    },
    close,
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

/** Starts a second server on the database, whose brand promises other hand-over days. */
export function serverWithOtherHandOverDays(database: OpenDatabase): Promise<TestServer> {
  const { settings } = testBrand;
  const promises = { ...settings.promises, handOver: 9, closedDay: "previous" } as const;
  const opened = { ...database, close: async () => {} };
  const brands = [{ ...testBrand, settings: { ...settings, promises } }];
  return createTestServer({ review: "desk" }, { opened, brands });
}

/** Starts a server with REVIEW=desk by default. */
export const testServer = (config: Partial<Config> = { review: "desk" }, parts: ServerParts = {}) =>
  createTestServer(config, parts);

export async function testServerWithDesk(): Promise<{ server: TestServer; desk: StaffClient }> {
  const server = await testServer();
  return { server, desk: await server.signInStaff() };
}

/** Serves requests on a free port; returns the port. */
export async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<number> {
  // Test files of a worker share its globals, which must not be replaced.
  return listenOnFreePort(createAdaptorServer({ fetch, overrideGlobalObjects: false }));
}

/** Lets the server listen until the process ends; returns the port. */
export async function listenOnFreePort(server: Pick<Server, "listen" | "address">): Promise<number> {
  await once(server.listen(0, "127.0.0.1").unref(), "listening");
  return (server.address() as AddressInfo).port;
}

export async function runDailyJobsAt(
  { server, database, clock }: Pick<TestServer, "server" | "database" | "clock">,
  moment: string,
): Promise<void> {
  clock.set(moment);
  await database.updateTable("job").set({ run_at: clock.now() }).where("kind", "=", "day").execute();
  await server.services.jobs.runDue();
}

export type { InProcessAnswer as TestAnswer } from "../http/in-process-client.ts";
export { TestClient };

interface ReadMail {
  subject: string;
  body: string;
  query: URLSearchParams;
  token: string;
}

async function mailsTo(database: Database, recipient: string): Promise<ReadMail[]> {
  const mails = await database
    .selectFrom("mail")
    .select(["subject", "body"])
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
  return mails.map((mail) => {
    const query = queryOfLink(mail.body);
    return { ...mail, query, token: query.get("token") ?? "" };
  });
}

async function lastMailTo(database: Database, recipient: string): Promise<ReadMail> {
  const mail = (await mailsTo(database, recipient)).at(-1);
  if (!mail) throw new Error(`No mail to ${recipient}`);
  return mail;
}

function queryOfLink(body: string): URLSearchParams {
  const link = /https?:\/\/\S+/.exec(body)?.[0];
  return link ? new URL(link).searchParams : new URLSearchParams();
}

/** Inserts a file without inspecting a document. */
async function insertFile(
  { database, clock }: Pick<Services, "database" | "clock">,
  applicantId: number,
  kind: string,
  kinds = [kind],
): Promise<number> {
  const { brand } = await database
    .selectFrom("applicant")
    .select("brand")
    .where("id", "=", applicantId)
    .executeTakeFirstOrThrow();
  const object_key = randomUUID();
  const now = clock();
  await database.insertInto("file_object").values({ key: object_key, created_at: now }).execute();
  const { id } = await database
    .insertInto("file")
    .values({
      brand,
      applicant_id: applicantId,
      kind,
      kinds,
      name: `${kind}.png`,
      content_type: "image/png",
      object_key,
      sha256: object_key,
      bytes: 1,
      pages: 1,
      preview: "",
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
