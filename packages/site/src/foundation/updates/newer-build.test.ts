import { beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { watchBuilds } from "./newer-build.ts";

const hour = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
function openTab(latest: () => Promise<Response>, loadedId: string | null = "b1") {
  const onReturn: (() => void)[] = [];
  vi.stubGlobal("document", {
    visibilityState: "visible",
    querySelector: () => (loadedId === null ? null : { content: loadedId }),
    addEventListener: (_name: string, listener: () => void) => onReturn.push(listener),
    removeEventListener: () => onReturn.pop(),
  });
  const request = vi.fn(latest);
  vi.stubGlobal("fetch", request);
  const newer = createStore(() => false);
  const stop = watchBuilds(newer);
  return { request, newer, stop, returnToTab: () => onReturn[0]?.() };
}
const answerBuild = (id: string) => async () => Response.json({ id });

test("R7.7 R9.4 the build id is requested every hour; another id means a newer build", async () => {
  const { request, newer } = openTab(answerBuild("b2"));
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledWith("/builds/latest.json", { cache: "no-store" });
  expect(newer.getState()).toBe(true);
});

test("R7.7 a return to the tab after an hour requests the build id at once, an earlier return does not", async () => {
  const { request, newer, returnToTab } = openTab(answerBuild("b2"));
  vi.setSystemTime(hour - 1);
  returnToTab();
  expect(request).not.toHaveBeenCalled();
  vi.setSystemTime(hour);
  returnToTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(newer.getState()).toBe(true);
});

test.each([
  ["the same build", answerBuild("b1"), "b1"],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), "b1"],
  ["no manifest", async () => new Response("<html>"), "b1"],
  ["a build, for a page served from source", answerBuild("b2"), null],
] as const)("R7.7 no newer build is reported after the answer: %s", async (_what, latest, loadedId) => {
  const { newer } = openTab(latest, loadedId);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(newer.getState()).toBe(false);
});

test("after the watch is stopped no request is sent", async () => {
  const { request, stop } = openTab(answerBuild("b2"));
  stop();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(request).not.toHaveBeenCalled();
});
