import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";
import { doneState } from "./done-state.ts";

test.each([
  { at: "/entry/cancel/complete/", message: "申し込みを取り下げました" },
  { at: "/profile/password/reset/reset/done/", message: "パスワードを設定しました" },
])("$at shows the completion message only after the event", async ({ at, message }) => {
  expect((await renderTestPage({ at, user: representative, state: doneState })).text).toContain(message);
  for (const state of [undefined, "hasHappened", { hasHappened: "no" }])
    expect((await renderTestPage({ at, user: representative, state })).text).not.toContain(message);
});
