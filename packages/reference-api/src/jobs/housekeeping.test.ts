import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";
import { insertApplicant } from "../testing/insert-applicant.ts";
import { warnOfBankCalendarEnd } from "./bank-calendar-warning.ts";

// PostgreSQL looks after its tables by itself.
test.skipIf(process.env.TEST_DATABASE_URL)(
  "the embedded database is told how large its tables have become",
  async () => {
    const { server, database, clock, close } = await createTestServer();
    await insertApplicant(server.services);
    const known = async () => {
      const { rows } = await sql<{ reltuples: number }>`
        select reltuples from pg_class where relname = ${"applicant"}`.execute(database);
      return rows[0]?.reltuples;
    };
    expect(await known()).toBe(-1);
    clock.advance(3_600_000);
    await server.services.jobs.runDue();
    expect(await known()).toBe(1);
    await close();
  },
);

test.each([
  { now: "2027-09-02T00:00:00Z", warned: false },
  { now: "2027-09-03T00:00:00Z", warned: true },
])("B12 on $now the end of the calendar of bank days is warned of: $warned", ({ now, warned }) => {
  const events: string[] = [];
  warnOfBankCalendarEnd((_, event) => events.push(event), new Date(now));
  expect(events).toEqual(warned ? ["bank calendar ends"] : []);
});

test("B12 the end of the calendar of bank days is warned of once a day, not every hour", async () => {
  const events: string[] = [];
  const { server, clock, close } = await createTestServer({}, { log: (_, event) => events.push(event) });
  clock.set("2027-09-03T09:00:00+09:00");
  for (let hours = 0; hours < 48; hours += 1) {
    await server.services.jobs.runDue();
    clock.advance(3_600_000);
  }
  await close();
  expect(events.filter((event) => event === "bank calendar ends")).toHaveLength(2);
});
