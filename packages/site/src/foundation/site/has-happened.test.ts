import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { drawnPage } from "#testing/drawn-page.tsx";
import { happened } from "./has-happened.ts";

test.each([
  { at: "/entry/cancel/complete/", says: "申し込みを取り下げました" },
  { at: "/profile/password/reset/reset/done/", says: "パスワードを設定しました" },
])("$at says what has happened only to whom it has happened", async ({ at, says }) => {
  expect((await drawnPage({ at, user: representative, state: happened })).text).toContain(says);
  for (const state of [undefined, "hasHappened", { hasHappened: "no" }])
    expect((await drawnPage({ at, user: representative, state })).text).not.toContain(says);
});
