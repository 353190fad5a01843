import { afterEach, expect, test, vi } from "vitest";
import { browserStore } from "./browser-store.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const kept = browserStore("kept", { days: 1, is: isText });

function storage(stored = new Map<string, string>()) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what a visitor has given is there for its time, and forgotten", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00+09:00") });
  storage();
  kept.keep("1320000");
  vi.setSystemTime(new Date("2026-11-22T09:59:00+09:00"));
  expect(kept.read()).toBe("1320000");
  vi.setSystemTime(new Date("2026-11-22T10:00:00+09:00"));
  expect(kept.read()).toBeUndefined();

  kept.keep("1320000");
  kept.forget();
  expect(kept.read()).toBeUndefined();
});

test.each(["{", "null", '"1320000"', '{"at":1}', `{"at":${Number.MAX_SAFE_INTEGER},"value":7}`])(
  "what was not kept here is nothing: %s",
  (text) => {
    storage(new Map([["kept", text]]));
    expect(kept.read()).toBeUndefined();
  },
);

test("storage that is forbidden keeps nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  kept.keep("1320000");
  kept.forget();
  expect(kept.read()).toBeUndefined();
});
