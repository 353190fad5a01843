import { expect, test, vi } from "vitest";
import { storageInMemory } from "#testing/storage-in-memory.ts";
import { browserStore } from "./browser-store.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const store = browserStore("kept", { days: 1, isValid: isText });

test("a value is stored for the given days, or until it is deleted", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00+09:00") });
  vi.stubGlobal("localStorage", storageInMemory());
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
  "an invalid value is ignored: %s",
  (text) => {
    vi.stubGlobal("localStorage", storageInMemory(new Map([["kept", text]])));
    expect(store.read()).toBeUndefined();
  },
);

test("blocked storage stores nothing and raises no error", () => {
  vi.stubGlobal("localStorage", undefined);
  store.save("1320000");
  store.forget();
  expect(store.read()).toBeUndefined();
});
