import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

test.each([
  { at: "/profile/mail/change/done/", heading: "メールアドレスを変更しました" },
  { at: "/company/mail/complete/", heading: "会社のメールアドレスを確認しました" },
])(
  "R2.1 D2.1 $at without a token confirms the change and links to the next page",
  async ({ at, heading }) => {
    const visitorPage = await renderTestPage({ at });
    expect(visitorPage.text).toContain(heading);
    expect(visitorPage.html).toContain('href="/login/"');
    const userPage = await renderTestPage({ at, user: representative });
    expect(userPage.text).toContain(heading);
    expect(userPage.text).toContain(representative.email);
    expect(userPage.html).toContain('href="/mypage/"');
  },
);
