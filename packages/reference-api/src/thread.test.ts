import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { createThread } from "./thread.ts";

/** Stands for a thread, and says what it is told to. */
class Told extends EventEmitter {
  ref = vi.fn();
  unref = vi.fn();
  postMessage = vi.fn();
  terminate = vi.fn(async () => 1);
}

function threadOf() {
  const threads: Told[] = [];
  const work = createThread<string>(new URL("file:///none"), () => {
    const opened = new Told();
    threads.push(opened);
    return opened;
  });
  return { threads, ask: () => work("a task") };
}

afterEach(() => {
  vi.useRealTimers();
});

test("D14 one thread does one task after the other", async () => {
  const { threads, ask } = threadOf();
  for (const score of [2, 4]) {
    const asked = ask();
    threads[0]?.emit("message", score);
    expect(await asked).toBe(score);
  }
  expect(threads).toHaveLength(1);
});

test.each([
  { how: "an error", event: "error", value: new Error("out of memory"), says: "out of memory" },
  { how: "its end", event: "exit", value: 1, says: "ended: 1" },
])("D14 after $how of the thread the next task has a new one", async ({ event, value, says }) => {
  const { threads, ask } = threadOf();
  const asked = ask();
  threads[0]?.emit(event, value);
  await expect(asked).rejects.toThrow(says);
  const next = ask();
  // Later messages of the broken thread are ignored.
  threads[0]?.emit("exit", 1);
  threads[1]?.emit("message", 3);
  expect(await next).toBe(3);
});

test.each([
  { how: "an error", event: "error", value: new Error("late") },
  { how: "its end", event: "exit", value: 1 },
])("D14 after $how of the thread between two tasks the next one has a new one", async ({ event, value }) => {
  const { threads, ask } = threadOf();
  const first = ask();
  threads[0]?.emit("message", 1);
  await first;
  threads[0]?.emit(event, value);
  const next = ask();
  threads[1]?.emit("message", 3);
  expect(await next).toBe(3);
});

test("D14 a task that no thread can take is refused at once", async () => {
  const { threads, ask } = threadOf();
  const first = ask();
  threads[0]?.emit("message", 1);
  await first;
  threads[0]?.postMessage.mockImplementationOnce(() => {
    throw new Error("not to be cloned");
  });
  await expect(ask()).rejects.toThrow("not to be cloned");
  expect(threads[0]?.listenerCount("message")).toBe(0);
});

test("D14 a thread that is silent is ended, and holds up no other task", async () => {
  vi.useFakeTimers();
  const { threads, ask } = threadOf();
  const asked = expect(ask()).rejects.toThrow("no answer");
  await vi.runAllTimersAsync();
  await asked;
  expect(threads[0]?.terminate).toHaveBeenCalled();
  const next = ask();
  threads[1]?.emit("message", 3);
  expect(await next).toBe(3);
});
