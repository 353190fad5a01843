import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueueRefusal } from "../work-queue.ts";
import { createThrottle, longestWait } from "./throttle.ts";

const caller = (account: string) => ({ brand: "test-brand", account });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only a caller above the limit waits", async () => {
  const throttle = createThrottle({ maximum: 3, seconds: 1 });
  const done: string[] = [];
  for (const one of ["a", "a", "a", "a", "a", "b"])
    void throttle.wait(caller(one)).then(() => done.push(one));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(["a", "a", "a", "b"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual(["a", "a", "a", "b", "a"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toHaveLength(6);
});

test("a cost recorded afterwards delays the next call", async () => {
  const throttle = createThrottle({ maximum: 3, seconds: 1 });
  await throttle.wait(caller("a"));
  throttle.charge(caller("a"), 4);
  let isDone = false;
  void throttle.wait(caller("a")).then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(isDone).toBe(true);
});

test("tokens are refilled up to the burst", async () => {
  const throttle = createThrottle({ maximum: 2, seconds: 1 });
  await throttle.wait(caller("a"));
  await vi.advanceTimersByTimeAsync(60_000);
  const done: number[] = [];
  for (const one of [1, 2, 3]) void throttle.wait(caller("a")).then(() => done.push(one));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual([1, 2]);
});

test("a wait above the maximum is refused at once and uses no token", async () => {
  const throttle = createThrottle({ maximum: 1, seconds: longestWait / 1000 });
  await throttle.wait(caller("a"));
  const waiting = throttle.wait(caller("a"));
  for (const _ of [1, 2, 3]) await expect(throttle.wait(caller("a"))).rejects.toBeInstanceOf(QueueRefusal);
  await vi.advanceTimersByTimeAsync(longestWait);
  await waiting;
});

test("a caller who disconnects while waiting returns the token", async () => {
  const throttle = createThrottle({ maximum: 1, seconds: 1 });
  await throttle.wait(caller("a"));
  const controller = new AbortController();
  const waits = [1, 2, 3].map(() => throttle.wait({ ...caller("a"), signal: controller.signal }));
  controller.abort();
  for (const one of waits) await expect(one).rejects.toBeInstanceOf(QueueRefusal);
  let isDone = false;
  void throttle.wait(caller("a")).then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isDone).toBe(true);
});
