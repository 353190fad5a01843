import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchForNews } from "./use-entry-news.ts";

const minute = 60_000;
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const browserWindow = new EventTarget();
const happens = (name: string) => browserWindow.dispatchEvent(new Event(name));
const ask = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", browserWindow.addEventListener.bind(browserWindow));
  vi.stubGlobal("removeEventListener", browserWindow.removeEventListener.bind(browserWindow));
  page.visibilityState = "visible";
  ask.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("B8 who comes back to the window is told at once what has become of it, and is asked for once", () => {
  const stop = watchForNews(ask);
  page.dispatchEvent(new Event("visibilitychange"));
  happens("focus");
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

test("B8 a page that is being hidden asks nothing", () => {
  const stop = watchForNews(ask);
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(ask).not.toHaveBeenCalled();
  stop();
});

test("B8 who is at work on the page hears after a minute; a page left alone asks nothing, so its session can end", async () => {
  const stop = watchForNews(ask);
  await vi.advanceTimersByTimeAsync(minute - 1);
  happens("keydown");
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(ask).not.toHaveBeenCalled();
  happens("pointerdown");
  happens("wheel");
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(minute);
  happens("keydown");
  expect(ask).toHaveBeenCalledTimes(1);
});
