import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { JobHandlers } from "../http/services.ts";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { testClock } from "../testing/test-server.ts";
import { createJobRunner } from "./job-runner.ts";
import { addJob, leaseDueJob, leaseMilliseconds, planJob } from "./job-store.ts";

const { database, close } = await openMigratedDatabase();
afterAll(close);

const clock = testClock();
const completed: unknown[] = [];
let isFailing = false;
const handlers = {
  note: async (payload: Readonly<Record<string, unknown>>) => {
    if (isFailing) throw new TypeError("not now");
    completed.push(payload.what);
    return undefined;
  },
};
const createRunner = (jobs: JobHandlers = handlers, executor = database) =>
  createJobRunner({ database: executor, clock: clock.now, log: () => {} }, () => jobs);

beforeEach(async () => {
  completed.length = 0;
  isFailing = false;
  await database.deleteFrom("job").execute();
});

const addNote = (what: string, more = {}) =>
  addJob(database, { kind: "note", payload: { what }, runAt: clock.now(), ...more });

test("due jobs run in order, and later jobs wait", async () => {
  await addNote("later", { runAt: new Date(clock.now().getTime() + 1000) });
  await addNote("first");
  await addNote("second");
  await createRunner().runDue();
  expect(completed).toEqual(["first", "second"]);
  clock.advance(1000);
  await createRunner().runDue();
  expect(completed).toEqual(["first", "second", "later"]);
});

test("planJob corrects only a job that a wrong clock has postponed", async () => {
  const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000);
  const planAndRead = async (name: string, runAt: Date) => {
    await addJob(database, { kind: "note", name, runAt });
    await planJob(database, { kind: "note", name, runAt: clock.now() });
    const job = database.selectFrom("job").select("run_at").where("name", "=", name);
    return (await job.executeTakeFirstOrThrow()).run_at;
  };
  expect(await planAndRead("postponed", hours(15 * 24))).toEqual(clock.now());
  expect(await planAndRead("tomorrow", hours(24))).toEqual(hours(24));
});

test("a failed job is retried with growing pauses", async () => {
  await addNote("stubborn");
  isFailing = true;
  for (const pause of [2000, 4000, 8000]) {
    await createRunner().runDue();
    const { run_at } = await database.selectFrom("job").select("run_at").executeTakeFirstOrThrow();
    expect(run_at.getTime() - clock.now().getTime()).toBe(pause);
    clock.advance(pause);
  }
  isFailing = false;
  await createRunner().runDue();
  expect(completed).toEqual(["stubborn"]);
});

test("a job of a dead process is retried after its lease of a minute", async () => {
  await addNote("orphan");
  await leaseDueJob(database, clock.now());
  await createRunner().runDue();
  expect(completed).toEqual([]);
  clock.advance(60_000);
  await createRunner().runDue();
  expect(completed).toEqual(["orphan"]);
});

test("two parallel runners run each job once", async () => {
  for (let number = 0; number < 20; number += 1) await addNote(`job ${number}`);
  await Promise.all([createRunner().runDue(), createRunner().runDue()]);
  expect(completed.toSorted()).toEqual(Array.from({ length: 20 }, (_, number) => `job ${number}`).toSorted());
});

test("the runner continues if jobs end during the search for the next one", async () => {
  for (const what of ["one", "two", "three"]) await addNote(what);
  const ends: (() => void)[] = [];
  let isHolding = true;
  const holdingHandlers = {
    note: async ({ what }: Readonly<Record<string, unknown>>) => {
      completed.push(what);
      if (isHolding) await new Promise<void>((resolve) => ends.push(resolve));
      return undefined;
    },
  };
  // Two jobs of a kind may run. Both end while the search for a third, which finds none, is pending.
  const slow = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isHolding || ends.length < 2) return result;
      isHolding = false;
      for (const end of ends) end();
      await vi.waitFor(async () =>
        expect(await database.selectFrom("job").select("id").execute()).toHaveLength(1),
      );
      await new Promise((resolve) => setTimeout(resolve, 20));
      return result;
    },
  });
  await createRunner(holdingHandlers, slow).runDue();
  expect(completed).toEqual(["one", "two", "three"]);
});

test("a repeating job remains one row, even if two processes run it", async () => {
  const hour = 3_600_000;
  const releases: (() => void)[] = [];
  const hourly = {
    hourly: async () => {
      await new Promise<void>((resolve) => releases.push(resolve));
      return new Date(clock.now().getTime() + hour);
    },
  };
  const start = () => createRunner(hourly).runDue();
  await addJob(database, { kind: "hourly", runAt: clock.now(), name: "hourly" });
  const first = start();
  await vi.waitFor(() => expect(releases).toHaveLength(1));
  // After the lease another process takes the job too, and both succeed.
  clock.advance(leaseMilliseconds);
  const other = start();
  await vi.waitFor(() => expect(releases).toHaveLength(2));
  for (const release of releases) release();
  await Promise.all([first, other]);
  // Every process plans the job at its start.
  await addJob(database, { kind: "hourly", runAt: clock.now(), name: "hourly" });
  const rows = await database.selectFrom("job").select(["name", "run_at", "leased_until"]).execute();
  expect(rows).toEqual([
    { name: "hourly", run_at: new Date(clock.now().getTime() + hour), leased_until: null },
  ]);
});

test("a running process renews its lease, so that no other process takes the job", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const finishers: (() => void)[] = [];
  const longHandlers = {
    lasting: () => new Promise<undefined>((resolve) => finishers.push(() => resolve(undefined))),
  };
  await addJob(database, { kind: "lasting", runAt: clock.now() });
  const first = createRunner(longHandlers);
  first.start();
  first.wake();
  await vi.waitFor(() => expect(finishers).toHaveLength(1));
  for (let quarter = 0; quarter < 8; quarter += 1) {
    clock.advance(leaseMilliseconds / 4);
    await vi.advanceTimersByTimeAsync(leaseMilliseconds / 4);
    const leased = { leased_until: new Date(clock.now().getTime() + leaseMilliseconds) };
    await vi.waitFor(async () =>
      expect(await database.selectFrom("job").select("leased_until").execute()).toEqual([leased]),
    );
  }
  expect(await createRunner(longHandlers).runDue()).toBe(0);
  for (const finish of finishers) finish();
  await first.stop();
  vi.useRealTimers();
  expect(finishers).toHaveLength(1);
});

test("many hanging jobs of a kind do not block another kind", async () => {
  const ends: (() => void)[] = [];
  const hang = () => new Promise<undefined>((resolve) => ends.push(() => resolve(undefined)));
  const otherRunner = createRunner({ ...handlers, hang });
  for (let number = 0; number < 5; number += 1) await addJob(database, { kind: "hang", runAt: clock.now() });
  await addNote("waiting");
  const pendingRun = otherRunner.runDue();
  await vi.waitFor(() => expect(completed).toEqual(["waiting"]));
  expect(ends).toHaveLength(2);
  await addNote("later");
  const woken = otherRunner.runDue();
  await vi.waitFor(() => expect(completed).toEqual(["waiting", "later"]));
  const finishing = setInterval(() => ends.shift()?.(), 1);
  await Promise.all([pendingRun, woken]);
  clearInterval(finishing);
});
