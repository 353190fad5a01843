import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Caller, createWorkQueue, QueueRefusal } from "./work-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const options = { slots: 2, queueLength: 2, timeout: 1000 };

function createWork(queue: ReturnType<typeof createWorkQueue>) {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const begin = (name: string, caller?: Caller) =>
    queue.run(() => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    }, caller);
  return { started, begin, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

test("B7 work beyond the slots waits in the order of arrival", async () => {
  const queue = createWorkQueue(options);
  const { started, begin, end } = createWork(queue);
  const done = ["a", "b", "c", "d"].map((name) => begin(name));
  expect(started).toEqual(["a", "b"]);
  expect(queue.running).toBe(2);
  end("b");
  expect(await done[1]).toBe("b");
  await vi.waitFor(() => expect(started).toEqual(["a", "b", "c"]));
  expect(queue.running).toBe(2);
  for (const name of ["a", "c"]) end(name);
  await vi.waitFor(() => expect(started).toEqual(["a", "b", "c", "d"]));
  end("d");
  expect(await Promise.all(done)).toEqual(["a", "b", "c", "d"]);
  expect(queue.running).toBe(0);
});

test("B7 a failure frees its slot", async () => {
  const queue = createWorkQueue({ ...options, slots: 1 });
  const { started, begin, end } = createWork(queue);
  const [one, two] = [begin("a"), begin("b")];
  end("a", new Error("broken"));
  await expect(one).rejects.toThrow("broken");
  await vi.waitFor(() => expect(started).toEqual(["a", "b"]));
  end("b");
  expect(await two).toBe("b");
});

test("B7 a full queue refuses work, and waiting work times out", async () => {
  const queue = createWorkQueue(options);
  const { started, begin, end } = createWork(queue);
  const [, , waiting, timedOut, refused] = ["a", "b", "c", "d", "e"].map((name) =>
    begin(name).catch((error: unknown) => error),
  );
  expect(await refused).toBeInstanceOf(QueueRefusal);
  end("a");
  await vi.waitFor(() => expect(started).toContain("c"));
  await vi.advanceTimersByTimeAsync(options.timeout);
  expect(await timedOut).toBeInstanceOf(QueueRefusal);
  end("c");
  expect(await waiting).toBe("c");
  end("b");
  await vi.waitFor(() => expect(queue.running).toBe(0));
  expect(started).toEqual(["a", "b", "c"]);
});

const callerOf = (account: string, brand = "akane"): Caller => ({ account, brand });

test("B7 slots rotate among brands, then accounts, then go by order of arrival", async () => {
  const queue = createWorkQueue({ ...options, slots: 1, queueLength: 20 });
  const { started, begin, end } = createWork(queue);
  const sameAccount = ["one 1", "one 2", "one 3"].map((name) => begin(name, callerOf("one")));
  const others = [begin("two", callerOf("two")), begin("other brand", callerOf("three", "wakaba"))];
  const expectedOrder = ["one 1", "other brand", "two", "one 2", "one 3"];
  for (const [index, name] of expectedOrder.entries()) {
    await vi.waitFor(() => expect(started).toHaveLength(index + 1));
    end(name);
  }
  await Promise.all([...sameAccount, ...others]);
  expect(started).toEqual(expectedOrder);
});

test("B7 new accounts do not overtake a served account forever", async () => {
  const queue = createWorkQueue({ ...options, slots: 1, queueLength: 20 });
  const { started, begin, end } = createWork(queue);
  const done = [begin("known 1", callerOf("known")), begin("known 2", callerOf("known"))];
  const expectedOrder = ["known 1", "new 1", "known 2", "new 2"];
  for (const [index, name] of expectedOrder.entries()) {
    await vi.waitFor(() => expect(started).toHaveLength(index + 1));
    if (index < 2) done.push(begin(`new ${index + 1}`, callerOf(`new ${index + 1}`)));
    end(name);
  }
  await Promise.all(done);
  expect(started).toEqual(expectedOrder);
});

test("B7 the limit per account leaves slots to others", async () => {
  const queue = createWorkQueue({ ...options, slotsPerAccount: 1, queueLength: 20 });
  const { started, begin, end } = createWork(queue);
  const blocked = ["one 1", "one 2"].map((name) => begin(name, callerOf("one")));
  const other = begin("two", callerOf("two"));
  expect(started).toEqual(["one 1", "two"]);
  end("two");
  await other;
  expect({ running: queue.running, waiting: queue.waiting }).toEqual({ running: 1, waiting: 1 });
  end("one 1");
  await vi.waitFor(() => expect(started).toContain("one 2"));
  end("one 2");
  await Promise.all(blocked);
});

test("B7 a disconnect removes waiting work", async () => {
  const queue = createWorkQueue({ ...options, slots: 1 });
  const { started, begin, end } = createWork(queue);
  const running = begin("held", callerOf("one"));
  const controller = new AbortController();
  const waiting = begin("gone", { ...callerOf("two"), signal: controller.signal });
  expect(queue.waiting).toBe(1);
  controller.abort();
  await expect(waiting).rejects.toBeInstanceOf(QueueRefusal);
  expect(queue.waiting).toBe(0);
  end("held");
  await running;
  expect(started).toEqual(["held"]);
});
