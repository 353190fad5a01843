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
  // The camera button fills the same slot.
  const places = (html.match(/<input[^>]*type="file"[^>]*>/g) ?? []).filter(
    (input) => !input.includes("capture"),
  );
  expect(places).toHaveLength(1);
});

test.each([
  { of: "one picture", types: ["image/jpeg"], isHinted: true },
  { of: "one PDF", types: ["application/pdf"], isHinted: false },
  { of: "two pictures", types: ["image/jpeg", "image/jpeg"], isHinted: false },
])("R4.17 the hint that an e-Tax return has two sheets, for $of: $isHinted", async ({ types, isHinted }) => {
  const addfiles = types.map((content_type, at) => ({
    ...uploadRecordOf("tax_returns", 41 + at),
    content_type,
  }));
  const { text } = await renderTestPage({
    at: "/entry/",
    user: { ...representativeWithout("financialStatements"), corporate_division: "individual" },
    server: [answers(getDraftEntry, { ...draftOfFinancials({ canSubmit: true }), addfiles })],
  });
  expect(text).toContain("受信通知（メール詳細）の2つ");
  expect(text.includes("第一表と受信通知の両方が写っていないときは")).toBe(isHinted);
});

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
  const declared = declaredPapers.map((paper) => ({ ...paper }));
  const page = (user: CurrentUser) =>
    renderTestPage({ at: "/entry/", user, settings: { furtherPapers: declared } });
  const { text } = await page(applicantWithPapers(declared));
  expect(text).toContain("決算書類は提出済みです");
  expect(text).toContain("そのほかにお送りいただく書類");
  expect(text).toContain("納税証明書（その1）");
  expect(text).toContain("税務署の窓口かe-Taxで受け取れます。");
  expect(text).toContain("許可証");
  expect(text).toContain("納税証明書（その1）を送る");

  // Without the server's field no further paper is required.
  const unconfirmedPage = await page(representative);
  expect(unconfirmedPage.text).toContain("決算書類は提出済みです");
  expect(unconfirmedPage.text).not.toContain("納税証明書");
});
