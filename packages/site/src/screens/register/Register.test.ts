import { expect, test } from "vitest";
import { newcomer, representative } from "#stories/people.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

test("the column beside the registration has a name for screen readers", async () => {
  const { html } = await renderTestPage({ at: "/register/" });
  const [, heading] = /<aside aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${heading}"`);
});

test("R2.1 R6.1 only a new user sees the completion message and the next questions on one page", async () => {
  const { text } = await renderTestPage({ at: "/register/complete/", user: newcomer });
  expect(text).toContain("登録が完了しました");
  expect(text).toContain("支払日がまだ来ていない請求書がありますか。");
  const earlierUser = await renderTestPage({ at: "/register/complete/", user: representative });
  expect(earlierUser.text).not.toContain("登録が完了しました");
});

test("R2.1 D2.1 without questions the end of the registration links to the pre-entry, for a visitor through the login", async () => {
  const settings = { server: { level: 0 } } as const;
  const user = await renderTestPage({ at: "/register/complete/", user: newcomer, settings });
  expect(user.html).toContain('href="/register/pre_entry/"');
  expect(user.text).not.toContain("メールアドレスを確認しました");
  const visitor = await renderTestPage({ at: "/register/complete/", settings });
  expect(visitor.html).toContain('href="/login/?next=%2Fregister%2Fpre_entry%2F"');
});

const paper = { guidance: "窓口で受け取れます。", from: "both", required: true } as const;
const furtherPapers = [
  { ...paper, key: "licence", title: "許認可証" },
  { ...paper, key: "tax_payment", title: "納税証明書", from: "corporate" as const },
  { ...paper, key: "opening", title: "開業届", from: "individual" as const },
  { ...paper, key: "registry", title: "履歴事項全部証明書", required: false },
];
const renderWithPapers = (individuals: boolean) =>
  renderTestPage({ at: "/register/", settings: { individuals, furtherPapers, server: { level: 1 } } });

test("B20 the brand's required papers are listed beside the registration with the kind of applicant", async () => {
  const { text } = await renderWithPapers(true);
  expect(text).toContain("許認可証");
  expect(text).not.toContain("許認可証（");
  expect(text).toContain("納税証明書（法人の方）");
  expect(text).toContain("開業届（個人事業主の方）");
  expect(text).not.toContain("履歴事項全部証明書");
});

test("B20 a brand for companies lists no paper for individuals beside the registration", async () => {
  const { text } = await renderWithPapers(false);
  expect(text).toContain("納税証明書");
  expect(text).not.toContain("納税証明書（");
  expect(text).not.toContain("開業届");
});
