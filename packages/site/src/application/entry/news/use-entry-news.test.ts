import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { beforeEach, expect, test, vi } from "vitest";
import { hasStatusChanged, watchForNews } from "./use-entry-news.ts";

const claim = { id: 11, status: ClaimStatus.underReview };
const entry = {
  id: 31,
  status: EntryStatus.underReview,
  cancelled_at: null,
  rejected_at: null,
  claims: [claim],
};
const timestamp = "2026-11-21T10:00:00+09:00";

test.each([
  ["no change", [entry], false],
  ["the review has finished", [{ ...entry, status: EntryStatus.reviewed }], true],
  ["a claim is in delay", [{ ...entry, claims: [{ ...claim, status: ClaimStatus.delay }] }], true],
  ["the entry was cancelled in another window", [{ ...entry, cancelled_at: timestamp }], true],
  ["the entry was rejected", [{ ...entry, rejected_at: timestamp }], true],
  ["there is a new entry", [{ ...entry, id: 32 }, entry], false],
])("B8 an open page is notified about its entries: %s", (_what, currentEntries, isNotified) => {
  expect(hasStatusChanged([entry], currentEntries)).toBe(isNotified);
});

test("B8 a page without entries is not notified about a new one", () => {
  expect(hasStatusChanged([], [entry])).toBe(false);
});

const minute = 60_000;
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const browserWindow = new EventTarget();
const dispatch = (name: string) => browserWindow.dispatchEvent(new Event(name));
const check = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", browserWindow.addEventListener.bind(browserWindow));
  vi.stubGlobal("removeEventListener", browserWindow.removeEventListener.bind(browserWindow));
  page.visibilityState = "visible";
  check.mockClear();
});
test("B8 a return to the window checks for news once", () => {
  const stop = watchForNews(check);
  page.dispatchEvent(new Event("visibilitychange"));
  dispatch("focus");
  expect(check).toHaveBeenCalledTimes(1);
  stop();
});

test("B8 hiding the page sends no request", () => {
  const stop = watchForNews(check);
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(check).not.toHaveBeenCalled();
  stop();
});

test("B8 an active page polls every minute; an idle page does not, so that its session can end", async () => {
  const stop = watchForNews(check);
  await vi.advanceTimersByTimeAsync(minute - 1);
  dispatch("keydown");
  expect(check).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(check).not.toHaveBeenCalled();
  dispatch("pointerdown");
  dispatch("wheel");
  expect(check).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(minute);
  dispatch("keydown");
  expect(check).toHaveBeenCalledTimes(1);
});
