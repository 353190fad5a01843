import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

test.each([
  { at: "/profile/mail/change/done/", says: "メールアドレスを変更しました" },
  { at: "/company/mail/complete/", says: "会社のメールアドレスを確認しました" },
])("R2.1 D2.1 $at without a token confirms the change and links to the next page", async ({ at, says }) => {
  const visitors = await renderTestPage({ at });
  expect(visitors.text).toContain(says);
  expect(visitors.html).toContain('href="/login/"');
  const users = await renderTestPage({ at, user: representative });
  expect(users.text).toContain(says);
  expect(users.text).toContain(representative.email);
  expect(users.html).toContain('href="/mypage/"');
});
