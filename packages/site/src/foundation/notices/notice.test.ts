import { expect, test, vi } from "vitest";
import { storageInMemory } from "#testing/storage-in-memory.ts";
import { createNotice } from "./notice.ts";

test("a notice is shown on the page after the redirect and not on later pages", () => {
  const notice = createNotice();
  notice.announce("loginRequired");
  notice.onPageShown("/login/");
  notice.onPageShown("/login/");
  expect(notice.store.getState()?.reason).toBe("loginRequired");
  notice.onPageShown("/register/");
  expect(notice.store.getState()).toBeNull();
});

test("a notice for the next page survives one full page load", () => {
  vi.stubGlobal("sessionStorage", storageInMemory());
  const noticeBefore = createNotice();
  noticeBefore.announce("loggedOut");
  noticeBefore.storeForNextLoad();

  const noticeAfter = createNotice();
  noticeAfter.onPageShown("/register/pre_entry/");
  expect(noticeAfter.store.getState()?.reason).toBe("loggedOut");
  noticeAfter.storeForNextLoad();
  expect(createNotice().store.getState()).toBeNull();
});
