import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Caller, createWorkQueue, QueueRefusal } from "./work-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const options = { slots: 2, queueLength: 2, timeout: 1000 };

function works(slots: ReturnType<typeof createWorkQueue>) {
  const started: string[] = [];
  const ends = new Map<string, (failing?: Error) => void>();
  const begin = (name: string, caller?: Caller) =>
    slots.run(() => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (failing) => (failing ? reject(failing) : resolve(name)));
      });
    }, caller);
  return { started, begin, end: (name: string, failing?: Error) => ends.get(name)?.(failing) };
}

test("B7 limited work runs at once, the rest in the order of its arrival", async () => {
  const slots = createWorkQueue(options);
  const { started, begin, end } = works(slots);
  const done = ["a", "b", "c", "d"].map((name) => begin(name));
  expect(started).toEqual(["a", "b"]);
  expect(slots.running).toBe(2);
  end("b");
  expect(await done[1]).toBe("b");
  await vi.waitFor(() => expect(started).toEqual(["a", "b", "c"]));
  expect(slots.running).toBe(2);
  for (const name of ["a", "c"]) end(name);
  await vi.waitFor(() => expect(started).toEqual(["a", "b", "c", "d"]));
  end("d");
  expect(await Promise.all(done)).toEqual(["a", "b", "c", "d"]);
  expect(slots.running).toBe(0);
});

test("B7 a failure frees its place for the next", async () => {
  const slots = createWorkQueue({ ...options, slots: 1 });
  const { started, begin, end } = works(slots);
  const [one, two] = [begin("a"), begin("b")];
  end("a", new Error("broken"));
  await expect(one).rejects.toThrow("broken");
  await vi.waitFor(() => expect(started).toEqual(["a", "b"]));
  end("b");
  expect(await two).toBe("b");
});

test("B7 a full queue takes no more work, and waiting ends", async () => {
  const slots = createWorkQueue(options);
  const { started, begin, end } = works(slots);
  const [, , waits, forgotten, tooMany] = ["a", "b", "c", "d", "e"].map((name) =>
    begin(name).catch((error: unknown) => error),
  );
  expect(await tooMany).toBeInstanceOf(QueueRefusal);
  end("a");
  await vi.waitFor(() => expect(started).toContain("c"));
  await vi.advanceTimersByTimeAsync(options.timeout);
  expect(await forgotten).toBeInstanceOf(QueueRefusal);
  end("c");
  expect(await waits).toBe("c");
  end("b");
  await vi.waitFor(() => expect(slots.running).toBe(0));
  expect(started).toEqual(["a", "b", "c"]);
});

const of = (account: string, brand = "akane"): Caller => ({ account, brand });

test("B7 places go in turn to brands, in them to accounts, and in them to who came first", async () => {
  const slots = createWorkQueue({ ...options, slots: 1, queueLength: 20 });
  const { started, begin, end } = works(slots);
  const many = ["one 1", "one 2", "one 3"].map((name) => begin(name, of("one")));
  const others = [begin("two", of("two")), begin("elsewhere", of("three", "wakaba"))];
  const inTurn = ["one 1", "elsewhere", "two", "one 2", "one 3"];
  for (const [place, name] of inTurn.entries()) {
    await vi.waitFor(() => expect(started).toHaveLength(place + 1));
    end(name);
  }
  await Promise.all([...many, ...others]);
  expect(started).toEqual(inTurn);
});

test("B7 whoever had a turn is not passed by one newcomer after the other", async () => {
  const slots = createWorkQueue({ ...options, slots: 1, queueLength: 20 });
  const { started, begin, end } = works(slots);
  const done = [begin("known 1", of("known")), begin("known 2", of("known"))];
  const inTurn = ["known 1", "new 1", "known 2", "new 2"];
  for (const [place, name] of inTurn.entries()) {
    await vi.waitFor(() => expect(started).toHaveLength(place + 1));
    if (place < 2) done.push(begin(`new ${place + 1}`, of(`new ${place + 1}`)));
    end(name);
  }
  await Promise.all(done);
  expect(started).toEqual(inTurn);
});

test("B7 one account leaves a place to others", async () => {
  const slots = createWorkQueue({ ...options, slotsPerAccount: 1, queueLength: 20 });
  const { started, begin, end } = works(slots);
  const greedy = ["one 1", "one 2"].map((name) => begin(name, of("one")));
  const other = begin("two", of("two"));
  expect(started).toEqual(["one 1", "two"]);
  end("two");
  await other;
  expect({ running: slots.running, waiting: slots.waiting }).toEqual({ running: 1, waiting: 1 });
  end("one 1");
  await vi.waitFor(() => expect(started).toContain("one 2"));
  end("one 2");
  await Promise.all(greedy);
});

test("B7 whoever goes away leaves the line", async () => {
  const slots = createWorkQueue({ ...options, slots: 1 });
  const { started, begin, end } = works(slots);
  const held = begin("held", of("one"));
  const controller = new AbortController();
  const waits = begin("gone", { ...of("two"), signal: controller.signal });
  expect(slots.waiting).toBe(1);
  controller.abort();
  await expect(waits).rejects.toBeInstanceOf(QueueRefusal);
  expect(slots.waiting).toBe(0);
  end("held");
  await held;
  expect(started).toEqual(["held"]);
});
