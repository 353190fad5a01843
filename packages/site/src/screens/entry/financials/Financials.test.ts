import { type CurrentUser, getDraftEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { applicantWithPapers, draftOfFinancials, uploadRecordOf } from "#stories/drafts.ts";
import { representative, representativeWithout } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

test("the financial statements of a year have one upload field", async () => {
  const { html, text } = await renderTestPage({
    at: "/entry/",
    user: representativeWithout("financialStatements"),
    server: [answers(getDraftEntry, draftOfFinancials({ canSubmit: true }))],
  });
  expect(text).toContain("直近の決算書をお送りいただけますか");
  // The camera button belongs to the same field.
  const fileInputs = (html.match(/<input[^>]*type="file"[^>]*>/g) ?? []).filter(
    (input) => !input.includes("capture"),
  );
  expect(fileInputs).toHaveLength(1);
});

test.each([
  { files: "one picture", types: ["image/jpeg"], isHintShown: true },
  { files: "one PDF", types: ["application/pdf"], isHintShown: false },
  { files: "two pictures", types: ["image/jpeg", "image/jpeg"], isHintShown: false },
])(
  "R4.17 with $files the hint about the two sheets of an e-Tax return is shown: $isHintShown",
  async ({ types, isHintShown }) => {
    const addfiles = types.map((content_type, index) => ({
      ...uploadRecordOf("tax_returns", 41 + index),
      content_type,
    }));
    const { text } = await renderTestPage({
      at: "/entry/",
      user: { ...representativeWithout("financialStatements"), corporate_division: "individual" },
      server: [answers(getDraftEntry, { ...draftOfFinancials({ canSubmit: true }), addfiles })],
    });
    expect(text).toContain("受信通知（メール詳細）の2つ");
    expect(text.includes("第一表と受信通知の両方が写っていないときは")).toBe(isHintShown);
  },
);

test.each([
  { links: { uploadFaq: "/guide/papers/" }, isShown: true },
  { links: {}, isShown: false },
])(
  "B20 the step links to the brand's help page about uploads only if there is one: $isShown",
  async ({ links, isShown }) => {
    const { text } = await renderTestPage({
      at: "/entry/",
      user: representativeWithout("financialStatements"),
      settings: { links },
      server: [answers(getDraftEntry, draftOfFinancials({ canSubmit: true }))],
    });
    expect(text.includes("撮り方とファイルの形式を見る")).toBe(isShown);
  },
);

const declaredPapers = [
  {
    key: "tax_payment",
    title: "納税証明書（その1）",
    guidance: "税務署の窓口かe-Taxで受け取れます。",
    from: "corporate",
    required: true,
    only: "pdf",
    files: 1,
  },
  { key: "licence", title: "許可証", guidance: "事業の許可証。", from: "both", required: false },
] as const;

test("B20 papers of the brand are listed at the step with explanation and source", async () => {
  const furtherPapers = declaredPapers.map((paper) => ({ ...paper }));
  const page = (user: CurrentUser) => renderTestPage({ at: "/entry/", user, settings: { furtherPapers } });
  const { text } = await page(applicantWithPapers(furtherPapers));
  expect(text).toContain("決算書類は提出済みです");
  expect(text).toContain("そのほかにお送りいただく書類");
  expect(text).toContain("納税証明書（その1）");
  expect(text).toContain("税務署の窓口かe-Taxで受け取れます。");
  expect(text).toContain("許可証");
  expect(text).toMatch(/納税証明書（その1）\s*未提出/);

  // Without the field of the server's additions no further paper is required.
  const pageWithoutField = await page(representative);
  expect(pageWithoutField.text).toContain("決算書類は提出済みです");
  expect(pageWithoutField.text).not.toContain("納税証明書");
});
