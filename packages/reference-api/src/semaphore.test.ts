import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SemaphoreUnavailable, semaphore } from "./semaphore.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const options = { concurrency: 2, queueLength: 2, timeout: 1000 };

/** Work that ends on command. */
function works(slots: ReturnType<typeof semaphore>) {
  const begun: string[] = [];
  const ends = new Map<string, (failing?: Error) => void>();
  const begin = (name: string) =>
    slots.run(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (failing) => (failing ? reject(failing) : resolve(name)));
      });
    });
  return { begun, begin, end: (name: string, failing?: Error) => ends.get(name)?.(failing) };
}

test("B7 limited work runs at once, the rest in the order of its arrival", async () => {
  const slots = semaphore(options);
  const { begun, begin, end } = works(slots);
  const done = ["a", "b", "c", "d"].map(begin);
  expect(begun).toEqual(["a", "b"]);
  expect(slots.running).toBe(2);
  end("b");
  expect(await done[1]).toBe("b");
  await vi.waitFor(() => expect(begun).toEqual(["a", "b", "c"]));
  expect(slots.running).toBe(2);
  for (const name of ["a", "c"]) end(name);
  await vi.waitFor(() => expect(begun).toEqual(["a", "b", "c", "d"]));
  end("d");
  expect(await Promise.all(done)).toEqual(["a", "b", "c", "d"]);
  expect(slots.running).toBe(0);
});

test("B7 a failure frees its place for the next", async () => {
  const slots = semaphore({ ...options, concurrency: 1 });
  const { begun, begin, end } = works(slots);
  const [one, two] = [begin("a"), begin("b")];
  end("a", new Error("broken"));
  await expect(one).rejects.toThrow("broken");
  await vi.waitFor(() => expect(begun).toEqual(["a", "b"]));
  end("b");
  expect(await two).toBe("b");
});

test("B7 a full queue takes no more work, and waiting ends", async () => {
  const slots = semaphore(options);
  const { begun, begin, end } = works(slots);
  const [, , waits, forgotten, tooMany] = ["a", "b", "c", "d", "e"].map((name) =>
    begin(name).catch((error: unknown) => error),
  );
  expect(await tooMany).toBeInstanceOf(SemaphoreUnavailable);
  end("a");
  await vi.waitFor(() => expect(begun).toContain("c"));
  await vi.advanceTimersByTimeAsync(options.timeout);
  expect(await forgotten).toBeInstanceOf(SemaphoreUnavailable);
  end("c");
  expect(await waits).toBe("c");
  end("b");
  await vi.waitFor(() => expect(slots.running).toBe(0));
  expect(begun).toEqual(["a", "b", "c"]);
});
