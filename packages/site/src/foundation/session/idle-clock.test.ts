import { NetworkError, UnauthorizedError } from "@kaitori/api-client";
import { beforeEach, expect, test, vi } from "vitest";
import { readTime } from "../clock/clock.ts";
import { startIdleClock, warningMs } from "./idle-clock.ts";

const sessionMs = 30 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
function clockWith(lastActivity: () => number) {
  const events: string[] = [];
  const extend = vi.fn(async () => sessionMs);
  const clock = startIdleClock({
    extend,
    lastActivity,
    onWarning: () => events.push("warning"),
    onEnd: () => events.push("end"),
  });
  return { clock, extend, events };
}

test("an inactive user is warned two minutes before the server's limit and notified when the session has ended", async () => {
  const { clock, extend, events } = clockWith(() => 0);
  clock.start(sessionMs);
  await vi.advanceTimersByTimeAsync(sessionMs - warningMs - 1);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(["warning"]);
  await vi.advanceTimersByTimeAsync(warningMs);
  expect(events).toEqual(["warning", "end"]);
  expect(extend).not.toHaveBeenCalled();
});

test("activity on the page extends the session without a warning", async () => {
  const { clock, extend, events } = clockWith(() => readTime());
  await clock.renew();
  await vi.advanceTimersByTimeAsync(10 * sessionMs);
  expect(events).toEqual([]);
  expect(extend.mock.calls.length).toBeGreaterThan(10);
});

test("a renewal extends the session", async () => {
  const { clock, events } = clockWith(() => 0);
  await clock.renew();
  await vi.advanceTimersByTimeAsync(sessionMs - warningMs);
  await clock.renew();
  await vi.advanceTimersByTimeAsync(sessionMs - warningMs - 1);
  expect(events).toEqual(["warning"]);
});

test("activity in another tab prevents warning and logout", async () => {
  const { clock, events } = clockWith(() => 0);
  await clock.renew();
  await vi.advanceTimersByTimeAsync(sessionMs - warningMs);
  expect(events).toEqual(["warning"]);
  clock.restartFromOtherTab(readTime() + sessionMs);
  await vi.advanceTimersByTimeAsync(sessionMs - warningMs - 1);
  expect(events).toEqual(["warning"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(["warning", "warning"]);
});

test("a short loss of the connection does not stop the clock", async () => {
  const { clock, extend, events } = clockWith(() => Math.min(readTime(), sessionMs));
  await clock.renew();
  extend.mockRejectedValueOnce(new NetworkError("no answer"));
  await vi.advanceTimersByTimeAsync(3 * sessionMs);
  expect(events).toContain("warning");
});

test("after a refused renewal the session ends without further requests", async () => {
  const { clock, extend, events } = clockWith(() => readTime());
  await clock.renew();
  extend.mockRejectedValue(new UnauthorizedError(401, "", {}));
  await vi.advanceTimersByTimeAsync(sessionMs);
  expect(events).toEqual(["end"]);
  expect(extend).toHaveBeenCalledTimes(2);
});
