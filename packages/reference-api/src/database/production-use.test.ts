import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { demoStaffEmail } from "../config/demo-account.ts";
import { type Config, readConfig } from "../config/read-config.ts";
import { seedDemoStaff } from "../desk/demo-staff.ts";
import { addStaff } from "../desk/staff.ts";
import { createServer } from "../start/create-server.ts";
import { insertApplicant } from "../testing/insert-applicant.ts";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { createTestServer, testBrands } from "../testing/test-server.ts";
import type { OpenDatabase } from "./database.ts";
import { markProductionUse, openDatabase } from "./open-database.ts";

const development = await createTestServer({ demo: true });
const production = await createTestServer({ environment: "production" });

const now = new Date("2026-11-02T00:00:00Z");
const productionStart = { environment: "production", databaseUrl: "postgres://db/kaitori", now } as const;

/** Starts a second server on the database of a running one. */
const startOn = async (
  { server, database }: typeof development,
  { environment, demo }: Pick<Config, "environment" | "demo">,
) => {
  const config = { ...readConfig({ NODE_ENV: "test" }), ...server.services.config, environment, demo };
  const opened: OpenDatabase = {
    kind: "pglite",
    database,
    close: async () => {},
    script: () => Promise.reject(new Error("nothing to migrate")),
  };
  return createServer(config, { opened, log: () => {}, brands: testBrands }).then(
    () => "started",
    (error: Error) => error.message,
  );
};

test("D4 R1.2 production does not start on a database with demo accounts", async () => {
  expect(await startOn(development, { environment: "production", demo: false })).toMatch(
    /^DATA_DIR names a database with demo accounts/,
  );
  await expect(markProductionUse(development.database, productionStart)).rejects.toThrow(
    /^DATABASE_URL names/,
  );
});

test("D4 R1.2 development does not start on a production database", async () => {
  expect(await startOn(production, { environment: "development", demo: true })).toMatch(
    /^NODE_ENV must be production/,
  );
  expect(await startOn(production, { environment: "development", demo: false })).toMatch(
    /^NODE_ENV must be production/,
  );
  expect(await startOn(production, { environment: "production", demo: false })).toBe("started");
});

test("D4 a production database refuses demo accounts", async () => {
  const { services } = production.server;
  await expect(insertApplicant(services, { demonstration: true })).rejects.toThrow(/demonstration people/);
  await expect(seedDemoStaff(services)).rejects.toThrow(/demonstration people/);
});

test("D4 the database refuses to unmark demo accounts", async () => {
  const { database, server, rows } = development;
  await expect(rows`update applicant set demonstration = false where demonstration`).rejects.toThrow(
    /mark of a demonstration/,
  );
  await expect(database.updateTable("staff").set({ demonstration: false }).execute()).rejects.toThrow(/mark/);
  const staff = { email: demoStaffEmail, name: "本物", password: "another-password", brands: [] };
  expect(await addStaff(server.services, staff)).toBeUndefined();
});

test("the demo seed does not change a real staff member with the same address", async () => {
  const opened = await openMigratedDatabase();
  const services = { ...development.server.services, database: opened.database };
  expect(
    await addStaff(services, {
      email: demoStaffEmail,
      name: "本物",
      password: "a-real-password",
      brands: [],
    }),
  ).toBeDefined();
  await seedDemoStaff(services);
  const staff = await opened.database.selectFrom("staff").select(["name", "demonstration"]).execute();
  expect(staff).toContainEqual({ name: "本物", demonstration: false });
  expect(staff).not.toContainEqual(expect.objectContaining({ name: "審査担当" }));
  await opened.close();
});

test("D4 a concurrent first start in production and a demo seed do not both succeed", async () => {
  const opened = await openMigratedDatabase();
  const { passwords, clock } = development.server.services;
  const applicantServices = { database: opened.database, passwords, clock };
  const results = await Promise.allSettled([
    markProductionUse(opened.database, productionStart),
    ...Array.from({ length: 4 }, () => insertApplicant(applicantServices, { demonstration: true })),
  ]);
  const createdCount = results.slice(1).filter(({ status }) => status === "fulfilled").length;
  expect(createdCount > 0).toBe(results[0]?.status === "rejected");
  await opened.close();
});

test("R1.2 development does not migrate a production database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kaitori-production-"));
  const opened = await openDatabase({ dataDir, databaseUrl: undefined, environment: "production" });
  await markProductionUse(opened.database, productionStart);
  // Simulates a migration that the production server lacks.
  await sql`delete from migration where name = (select max(name) from migration)`.execute(opened.database);
  await opened.close();
  const opening = openDatabase({ dataDir, databaseUrl: undefined, environment: "development" });
  await expect(opening).rejects.toThrow(/^NODE_ENV must be production/);
});
