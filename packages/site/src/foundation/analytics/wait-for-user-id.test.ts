import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForUserId } from "./wait-for-user-id.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("R9.5 the user id is asked for every 100 ms until it is there", async () => {
  let id: string | null = null;
  const ask = vi.fn(() => id);
  const waited = waitForUserId(ask);
  await vi.advanceTimersByTimeAsync(250);
  expect(ask).toHaveBeenCalledTimes(3);
  id = "hashed";
  await vi.advanceTimersByTimeAsync(100);
  await expect(waited).resolves.toBe("hashed");
});

test("R9.5 after 5000 ms analytics goes on without a user id", async () => {
  const settled = vi.fn();
  void waitForUserId(() => null).then(settled);
  await vi.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(null);
});
