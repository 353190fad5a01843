import { NetworkError, UnauthorizedError } from "@kaitori/api-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startIdleClock, warnBefore } from "./idle-clock.ts";

const limit = 30 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function clockWith(lastActivity: () => number) {
  const told: string[] = [];
  const extend = vi.fn(async () => limit);
  const clock = startIdleClock({
    extend,
    lastActivity,
    onWarning: () => told.push("warning"),
    onEnd: () => told.push("end"),
  });
  return { clock, extend, told };
}

test("who does nothing is warned two minutes before the server's limit, and told when it is over", async () => {
  const { clock, extend, told } = clockWith(() => 0);
  clock.start(limit);
  await vi.advanceTimersByTimeAsync(limit - warnBefore - 1);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(["warning"]);
  await vi.advanceTimersByTimeAsync(warnBefore);
  expect(told).toEqual(["warning", "end"]);
  expect(extend).not.toHaveBeenCalled();
});

test("who works on the page is extended without being asked", async () => {
  const { clock, extend, told } = clockWith(() => Date.now());
  await clock.renew();
  await vi.advanceTimersByTimeAsync(10 * limit);
  expect(told).toEqual([]);
  expect(extend.mock.calls.length).toBeGreaterThan(10);
});

test("one press extends", async () => {
  const { clock, told } = clockWith(() => 0);
  await clock.renew();
  await vi.advanceTimersByTimeAsync(limit - warnBefore);
  await clock.renew();
  await vi.advanceTimersByTimeAsync(limit - warnBefore - 1);
  expect(told).toEqual(["warning"]);
});

test("who works in another tab is neither warned nor logged out here", async () => {
  const { clock, told } = clockWith(() => 0);
  await clock.renew();
  await vi.advanceTimersByTimeAsync(limit - warnBefore);
  expect(told).toEqual(["warning"]);
  clock.extendedElsewhere(Date.now() + limit);
  await vi.advanceTimersByTimeAsync(limit - warnBefore - 1);
  expect(told).toEqual(["warning"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(["warning", "warning"]);
});

test("one moment without a connection does not end the watch", async () => {
  const { clock, extend, told } = clockWith(() => Math.min(Date.now(), limit));
  await clock.renew();
  extend.mockRejectedValueOnce(new NetworkError("no answer"));
  await vi.advanceTimersByTimeAsync(3 * limit);
  expect(told).toContain("warning");
});

test("a session that has been ended elsewhere is not asked about again and again", async () => {
  const { clock, extend, told } = clockWith(() => Date.now());
  await clock.renew();
  extend.mockRejectedValue(new UnauthorizedError(401, "", {}));
  await vi.advanceTimersByTimeAsync(limit);
  expect(told).toEqual(["end"]);
  expect(extend).toHaveBeenCalledTimes(2);
});
