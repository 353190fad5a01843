import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { openMigratedDatabase } from "../testing/migrated-database.ts";
import { testClock } from "../testing/test-clock.ts";
import { createJobRunner } from "./job-runner.ts";
import { addJob, planJob } from "./job-store.ts";
import { leaseDueJob, leaseMilliseconds } from "./lease-due-job.ts";

const { database, close } = await openMigratedDatabase();
afterAll(close);

const clock = testClock();
const ran: unknown[] = [];
let failing = false;
const handlers = {
  note: async (payload: Readonly<Record<string, unknown>>) => {
    if (failing) throw new TypeError("not now");
    ran.push(payload.what);
    return undefined;
  },
};
const runner = () => createJobRunner({ database, clock: clock.now, log: () => {} }, () => handlers);

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

test("a job that a wrong clock has put off is planned anew at the next start, and no other", async () => {
  const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000);
  const waits = async (name: string, runAt: Date) => {
    await addJob(database, { kind: "note", name, runAt });
    await planJob(database, { kind: "note", name, runAt: clock.now() });
    const job = database.selectFrom("job").select("run_at").where("name", "=", name);
    return (await job.executeTakeFirstOrThrow()).run_at;
  };
  expect(await waits("put off", hours(15 * 24))).toEqual(clock.now());
  expect(await waits("tomorrow", hours(24))).toEqual(hours(24));
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

test("jobs that end while the next is looked for are not taken for the last", async () => {
  for (const what of ["one", "two", "three"]) await note(what);
  const ends: (() => void)[] = [];
  let areHeld = true;
  const held = {
    note: async ({ what }: Readonly<Record<string, unknown>>) => {
      ran.push(what);
      if (areHeld) await new Promise<void>((resolve) => ends.push(resolve));
      return undefined;
    },
  };
  // Two are all that may run of a kind: nothing is found for a third, and until that is answered both have ended.
  const slow = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!areHeld || ends.length < 2) return result;
      areHeld = false;
      for (const end of ends) end();
      await vi.waitFor(async () =>
        expect(await database.selectFrom("job").select("id").execute()).toHaveLength(1),
      );
      await new Promise((resolve) => setTimeout(resolve, 20));
      return result;
    },
  });
  await createJobRunner({ database: slow, clock: clock.now, log: () => {} }, () => held).runDue();
  expect(ran).toEqual(["one", "two", "three"]);
});

test("a job that comes again is one row, however often it runs at once or its process dies", async () => {
  const hour = 3_600_000;
  const releases: (() => void)[] = [];
  const hourly = {
    hourly: async () => {
      await new Promise<void>((resolve) => releases.push(resolve));
      return new Date(clock.now().getTime() + hour);
    },
  };
  const start = () => createJobRunner({ database, clock: clock.now, log: () => {} }, () => hourly).runDue();
  await addJob(database, { kind: "hourly", runAt: clock.now(), name: "hourly" });
  const slow = start();
  await vi.waitFor(() => expect(releases).toHaveLength(1));
  // Its lease is over, so another process takes it too; both end well.
  clock.advance(leaseMilliseconds);
  const other = start();
  await vi.waitFor(() => expect(releases).toHaveLength(2));
  for (const release of releases) release();
  await Promise.all([slow, other]);
  // And every process plans it at its start.
  await addJob(database, { kind: "hourly", runAt: clock.now(), name: "hourly" });
  const rows = await database.selectFrom("job").select(["name", "run_at", "leased_until"]).execute();
  expect(rows).toEqual([
    { name: "hourly", run_at: new Date(clock.now().getTime() + hour), leased_until: null },
  ]);
});

test("a named job waits only once", async () => {
  await note("a", { name: "single" });
  await note("b", { name: "single" });
  await runner().runDue();
  expect(ran).toEqual(["a"]);
});

test("a job that hangs does not keep the others waiting", async () => {
  let end = () => {};
  const hanging = () =>
    new Promise<undefined>((resolve) => {
      end = () => resolve(undefined);
    });
  const beside = createJobRunner({ database, clock: clock.now, log: () => {} }, () => ({
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

test("while a process lives, what it runs for longer than a lease is not run by another", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const slow: (() => void)[] = [];
  const lasting = {
    lasting: () => new Promise<undefined>((resolve) => slow.push(() => resolve(undefined))),
  };
  const running = () => createJobRunner({ database, clock: clock.now, log: () => {} }, () => lasting);
  await addJob(database, { kind: "lasting", runAt: clock.now() });
  const first = running();
  first.start();
  first.wake();
  await vi.waitFor(() => expect(slow).toHaveLength(1));
  for (let quarter = 0; quarter < 8; quarter += 1) {
    clock.advance(leaseMilliseconds / 4);
    await vi.advanceTimersByTimeAsync(leaseMilliseconds / 4);
    const leased = { leased_until: new Date(clock.now().getTime() + leaseMilliseconds) };
    await vi.waitFor(async () =>
      expect(await database.selectFrom("job").select("leased_until").execute()).toEqual([leased]),
    );
  }
  expect(await running().runDue()).toBe(0);
  for (const end of slow) end();
  await first.stop();
  vi.useRealTimers();
  expect(slow).toHaveLength(1);
});

test("however many jobs of a kind hang, another kind is run", async () => {
  const ends: (() => void)[] = [];
  const hang = () => new Promise<undefined>((resolve) => ends.push(() => resolve(undefined)));
  const beside = createJobRunner({ database, clock: clock.now, log: () => {} }, () => ({
    ...handlers,
    hang,
  }));
  for (let number = 0; number < 5; number += 1) await addJob(database, { kind: "hang", runAt: clock.now() });
  await note("waiting");
  const running = beside.runDue();
  await vi.waitFor(() => expect(ran).toEqual(["waiting"]));
  expect(ends).toHaveLength(2);
  await note("later");
  const woken = beside.runDue();
  await vi.waitFor(() => expect(ran).toEqual(["waiting", "later"]));
  const finishing = setInterval(() => ends.shift()?.(), 1);
  await Promise.all([running, woken]);
  clearInterval(finishing);
});
