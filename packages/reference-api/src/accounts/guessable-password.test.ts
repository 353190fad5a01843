import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { passwordJudge } from "./guessable-password.ts";

/** Stands for a thread, and says what it is told to. */
class Told extends EventEmitter {
  ref = vi.fn();
  unref = vi.fn();
  postMessage = vi.fn();
  terminate = vi.fn(async () => 1);
}

function judgeOf() {
  const threads: Told[] = [];
  const judge = passwordJudge(() => {
    const thread = new Told();
    threads.push(thread);
    return thread;
  });
  return { threads, ask: () => judge({ password: "a password", ownWords: [] }) };
}

afterEach(() => {
  vi.useRealTimers();
});

test("D14 one thread judges one password after the other", async () => {
  const { threads, ask } = judgeOf();
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
])(
  "D14 after $how of the thread the next password is judged by a new one",
  async ({ event, value, says }) => {
    const { threads, ask } = judgeOf();
    const asked = ask();
    threads[0]?.emit(event, value);
    await expect(asked).rejects.toThrow(says);
    const next = ask();
    // Later messages of the broken thread are ignored.
    threads[0]?.emit("exit", 1);
    threads[1]?.emit("message", 3);
    expect(await next).toBe(3);
  },
);

test("D14 a thread that is silent is ended, and holds up no other password", async () => {
  vi.useFakeTimers();
  const { threads, ask } = judgeOf();
  const asked = expect(ask()).rejects.toThrow("no answer");
  await vi.runAllTimersAsync();
  await asked;
  expect(threads[0]?.terminate).toHaveBeenCalled();
  const next = ask();
  threads[1]?.emit("message", 3);
  expect(await next).toBe(3);
});
