import { expect, test, vi } from "vitest";
import { createNotice } from "./notice.ts";

test("a notice stays on the page of arrival and is gone on the next", () => {
  const notice = createNotice();
  notice.say("loginRequired");
  notice.trackPage("/login/");
  notice.trackPage("/login/");
  expect(notice.store.getState()?.reason).toBe("loginRequired");
  notice.trackPage("/register/");
  expect(notice.store.getState()).toBeNull();
});

test("a notice for the page that comes next outlives that it is loaded from the server, once", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const before = createNotice();
  before.say("passwordChanged");
  before.keepForNextLoad();

  const after = createNotice();
  after.trackPage("/register/pre_entry/");
  expect(after.store.getState()?.reason).toBe("passwordChanged");
  after.keepForNextLoad();
  expect(createNotice().store.getState()).toBeNull();
  vi.unstubAllGlobals();
});
