import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { createThread } from "./thread.ts";

class FakeThread extends EventEmitter {
  ref = vi.fn();
  unref = vi.fn();
  postMessage = vi.fn();
  terminate = vi.fn(async () => 1);
}

function createFakeThread() {
  const threads: FakeThread[] = [];
  const run = createThread<string>(new URL("file:///none"), () => {
    const opened = new FakeThread();
    threads.push(opened);
    return opened;
  });
  return { threads, runTask: () => run("a task") };
}

afterEach(() => {
  vi.useRealTimers();
});

test("D14 one thread runs tasks one after the other", async () => {
  const { threads, runTask } = createFakeThread();
  for (const score of [2, 4]) {
    const answer = runTask();
    threads[0]?.emit("message", score);
    expect(await answer).toBe(score);
  }
  expect(threads).toHaveLength(1);
});

test.each([
  { failure: "an error", event: "error", value: new Error("out of memory"), message: "out of memory" },
  { failure: "an exit", event: "exit", value: 1, message: "ended: 1" },
])("D14 after $failure the next task runs in a new thread", async ({ event, value, message }) => {
  const { threads, runTask } = createFakeThread();
  const answer = runTask();
  threads[0]?.emit(event, value);
  await expect(answer).rejects.toThrow(message);
  const next = runTask();
  // Later messages of the broken thread are ignored.
  threads[0]?.emit("exit", 1);
  threads[1]?.emit("message", 3);
  expect(await next).toBe(3);
});

test.each([
  { failure: "an error", event: "error", value: new Error("late") },
  { failure: "an exit", event: "exit", value: 1 },
])("D14 after $failure between two tasks the next one runs in a new thread", async ({ event, value }) => {
  const { threads, runTask } = createFakeThread();
  const first = runTask();
  threads[0]?.emit("message", 1);
  await first;
  threads[0]?.emit(event, value);
  const next = runTask();
  threads[1]?.emit("message", 3);
  expect(await next).toBe(3);
});

test("D14 a task that cannot be cloned is rejected at once", async () => {
  const { threads, runTask } = createFakeThread();
  const first = runTask();
  threads[0]?.emit("message", 1);
  await first;
  threads[0]?.postMessage.mockImplementationOnce(() => {
    throw new Error("not to be cloned");
  });
  await expect(runTask()).rejects.toThrow("not to be cloned");
  expect(threads[0]?.listenerCount("message")).toBe(0);
});

test("D14 a silent thread is terminated, and the next task runs in a new thread", async () => {
  vi.useFakeTimers();
  const { threads, runTask } = createFakeThread();
  const answer = expect(runTask()).rejects.toThrow("no answer");
  await vi.runAllTimersAsync();
  await answer;
  expect(threads[0]?.terminate).toHaveBeenCalled();
  const next = runTask();
  threads[1]?.emit("message", 3);
  expect(await next).toBe(3);
});
