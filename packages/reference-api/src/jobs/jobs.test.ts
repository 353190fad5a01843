import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { testClock } from "../testing/test-clock.ts";
import { jobRunner } from "./job-runner.ts";
import { addJob, leaseDueJob } from "./job-store.ts";

const { database, close } = await openMigratedDatabase();
afterAll(close);

const clock = testClock();
const ran: unknown[] = [];
let failing = false;
const handlers = {
  note: async (payload: Readonly<Record<string, unknown>>) => {
    if (failing) throw new TypeError("not now");
    ran.push(payload.what);
  },
};
const runner = () => jobRunner({ database, clock: clock.now, log: () => {} }, () => handlers);

beforeEach(async () => {
  ran.length = 0;
  failing = false;
  await database.deleteFrom("job").execute();
});

const note = (what: string, more = {}) =>
  addJob(database, { kind: "note", payload: { what }, runAt: clock.now(), ...more });

test("due jobs run in order, later ones wait", async () => {
  await note("later", { runAt: new Date(clock.now().getTime() + 1000) });
  await note("first");
  await note("second");
  await runner().runDue();
  expect(ran).toEqual(["first", "second"]);
  clock.advance(1000);
  await runner().runDue();
  expect(ran).toEqual(["first", "second", "later"]);
});

test("a failed job waits longer each time and is not lost", async () => {
  await note("stubborn");
  failing = true;
  for (const pause of [2000, 4000, 8000]) {
    await runner().runDue();
    const { run_at } = await database.selectFrom("job").select("run_at").executeTakeFirstOrThrow();
    expect(run_at.getTime() - clock.now().getTime()).toBe(pause);
    clock.advance(pause);
  }
  failing = false;
  await runner().runDue();
  expect(ran).toEqual(["stubborn"]);
});

test("a job whose process died is run again after a minute, not before", async () => {
  await note("orphan");
  await leaseDueJob(database, clock.now());
  await runner().runDue();
  expect(ran).toEqual([]);
  clock.advance(60_000);
  await runner().runDue();
  expect(ran).toEqual(["orphan"]);
});

test("side by side, two runners run each job once", async () => {
  for (let number = 0; number < 20; number += 1) await note(`job ${number}`);
  await Promise.all([runner().runDue(), runner().runDue()]);
  expect(ran.toSorted()).toEqual(Array.from({ length: 20 }, (_, number) => `job ${number}`).toSorted());
});

test("a named job waits only once", async () => {
  await note("a", { name: "single" });
  await note("b", { name: "single" });
  await runner().runDue();
  expect(ran).toEqual(["a"]);
});

test.fails("E1 a job that hangs does not keep the others waiting", async () => {
  let end = () => {};
  const hanging = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  const beside = jobRunner({ database, clock: clock.now, log: () => {} }, () => ({
    ...handlers,
    hang: hanging,
  }));
  await addJob(database, { kind: "hang", runAt: clock.now() });
  await note("waiting");
  const running = beside.runDue();
  const started = () => vi.waitFor(() => expect(ran).toEqual(["waiting"]), { timeout: 300 });
  const waited = await started().then(
    () => [...ran],
    () => [...ran],
  );
  end();
  await running;
  expect(waited).toEqual(["waiting"]);
});
