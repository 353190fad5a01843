import { expect, test } from "vitest";
import { createNotice } from "./notice.ts";

test("a notice stays on the page of arrival and is gone on the next", () => {
  const notice = createNotice();
  notice.say("loginRequired");
  notice.arrivedAt("/login/");
  notice.arrivedAt("/login/");
  expect(notice.store.getState()?.reason).toBe("loginRequired");
  notice.arrivedAt("/register/");
  expect(notice.store.getState()).toBeNull();
});
