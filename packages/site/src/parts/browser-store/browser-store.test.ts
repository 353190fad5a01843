import { afterEach, expect, test, vi } from "vitest";
import { browserStore } from "./browser-store.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const store = browserStore("kept", { days: 1, isValid: isText });

function storage(items = new Map<string, string>()) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a stored value lasts for its days and is then forgotten", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00+09:00") });
  storage();
  store.save("1320000");
  vi.setSystemTime(new Date("2026-11-22T09:59:00+09:00"));
  expect(store.read()).toBe("1320000");
  vi.setSystemTime(new Date("2026-11-22T10:00:00+09:00"));
  expect(store.read()).toBeUndefined();

  store.save("1320000");
  store.forget();
  expect(store.read()).toBeUndefined();
});

test.each(["{", "null", '"1320000"', '{"at":1}', `{"at":${Number.MAX_SAFE_INTEGER},"value":7}`])(
  "a foreign or broken value is ignored: %s",
  (text) => {
    storage(new Map([["kept", text]]));
    expect(store.read()).toBeUndefined();
  },
);

test("blocked storage stores nothing and raises no error", () => {
  vi.stubGlobal("localStorage", undefined);
  store.save("1320000");
  store.forget();
  expect(store.read()).toBeUndefined();
});
