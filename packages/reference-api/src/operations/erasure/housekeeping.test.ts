import { sql } from "kysely";
import { expect, test } from "vitest";
import { atDesk } from "../../testing/at-desk.ts";
import { createTestServer } from "../../testing/create-test-server.ts";
import { insertApplicant } from "../../testing/insert-applicant.ts";
import { areHolidaysEnding } from "../bank-calendar-warning.ts";

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
  { today: "2026-12-31", warned: false },
  { today: "2027-01-01", warned: true },
] as const)("D19 on $today the end of the published holidays is warned of: $warned", ({ today, warned }) => {
  expect(areHolidaysEnding(today)).toBe(warned);
});

test("D19 the end of the published holidays is warned of once a day, not every hour", async () => {
  const events: string[] = [];
  const { server, clock, close } = await createTestServer({}, { log: (_, event) => events.push(event) });
  clock.set("2027-09-03T09:00:00+09:00");
  for (let hours = 0; hours < 48; hours += 1) {
    await server.services.jobs.runDue();
    clock.advance(3_600_000);
  }
  await close();
  expect(events.filter((event) => event === "published holidays end")).toHaveLength(2);
});

test("D19 the work of the day gives every desk the task to renew the holidays, a year ahead and once", async () => {
  const { server, database, clock, close } = await createTestServer({ review: "desk" });
  const openTasks = () =>
    database
      .selectFrom("desk_task")
      .select(["brand", "due_on"])
      .where("kind", "=", "calendarEnds")
      .where("closed_at", "is", null)
      .orderBy("brand")
      .execute();
  const dayAfterDay = async (from: string, days: number) => {
    clock.set(`${from}T09:00:00+09:00`);
    for (let day = 0; day < days; day += 1) {
      await server.services.jobs.runDue();
      clock.advance(24 * 3_600_000);
    }
  };
  await dayAfterDay("2026-12-30", 2);
  expect(await openTasks()).toEqual([]);
  await dayAfterDay("2027-01-01", 3);
  expect(await openTasks()).toEqual([
    { brand: "companies", due_on: "2027-12-31" },
    { brand: "everyone", due_on: "2027-12-31" },
  ]);
  // Read and done at the desk like any other, and not there again the next morning.
  const desk = await atDesk({ server });
  const listed = JSON.parse((await desk.ask("/desk/tasks")).text);
  expect(listed).toMatchObject([{ kind: "calendarEnds", brand: "everyone", due_on: "2027-12-31" }]);
  const done = await desk.ask(`/desk/tasks/${listed[0].id}/done`, {
    method: "POST",
    body: JSON.stringify({ note: "更新を手配した" }),
  });
  expect(done.status).toBe(200);
  await dayAfterDay("2027-01-04", 2);
  expect((await openTasks()).map(({ brand }) => brand)).toEqual(["companies"]);
  // The calendar reaches further now, so the warning of its earlier end is closed.
  await database
    .updateTable("desk_task")
    .set({ due_on: "2026-12-31" })
    .where("brand", "=", "companies")
    .execute();
  await dayAfterDay("2027-01-06", 1);
  expect(await openTasks()).toEqual([{ brand: "companies", due_on: "2027-12-31" }]);
  await close();
});
