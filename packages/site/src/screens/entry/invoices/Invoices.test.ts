import { IdentityConfirmation } from "@kaitori/domain";
import { type DraftEntry, getDraftEntry, getProfile, listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { inDays } from "#stories/days.ts";
import { draftOfClaims, emptyDraft, fullClaim, incompleteClaim } from "#stories/drafts.ts";
import { entryReviewed, entryTransferred } from "#stories/entry-states.ts";
import { newcomer, representative } from "#stories/people.ts";
import { emptyProfile } from "#stories/profiles.ts";
import type { ScreenStoryOptions } from "#stories/screen-story.tsx";
import { answers } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const renderInvoices = (draft: DraftEntry, query = "", options: Partial<ScreenStoryOptions> = {}) =>
  renderTestPage({
    at: `/entry/entry_invoice/${query}`,
    user: representative,
    ...options,
    server: [...(options.server ?? []), answers(getDraftEntry, draft)],
  });

test.each(["1,230,000", "123万"])("the amount %s is spelled out below its field", async (amount) => {
  const draft = { ...draftOfClaims(fullClaim), purchase_amount_desired: amount };
  expect((await renderInvoices(draft)).text).toContain("123万円");
});

test("B5 the estimate uses at most the face value", async () => {
  const range = async (scheduled_deposit_amount_from_obliger: string) => {
    const draft = draftOfClaims({ ...fullClaim, scheduled_deposit_amount_from_obliger });
    const { text } = await renderInvoices({ ...draft, purchase_amount_desired: "1,320,000" });
    return /[\d,]+円〜[\d,]+円/.exec(text)?.[0];
  };
  const rangeOfFaceValue = await range("1,320,000");
  expect(rangeOfFaceValue).toMatch(/円$/);
  expect(await range("1,420,000")).toBe(rangeOfFaceValue);
  expect(await range("1,220,000")).not.toBe(rangeOfFaceValue);
});

test("B5 the estimate uses the desired amount, or with withholding tax the amount that the payer sends", async () => {
  const draft = draftOfClaims(fullClaim, { ...fullClaim, amount: "880,000" });
  const renderDesired = async (purchase_amount_desired: string) =>
    (await renderInvoices({ ...draft, purchase_amount_desired })).text;
  const partlyDesired = await renderDesired("1,200,000");
  expect(partlyDesired).toContain("1,055,450円〜1,175,450円");
  expect(partlyDesired).toContain("希望金額から手数料");
  const allDesired = await renderDesired("2,200,000");
  expect(allDesired).toContain("請求書の金額から手数料");
  expect(await renderDesired("")).toContain(/[\d,]+円〜[\d,]+円/.exec(allDesired)?.[0]);
  const withheld = await renderInvoices({
    ...draftOfClaims({
      ...fullClaim,
      withholds_tax: true,
      scheduled_deposit_amount_from_obliger: "1,197,480",
    }),
    purchase_amount_desired: "1,320,000",
  });
  expect(withheld.text).toContain("振込予定額から手数料");
});

test("a folded invoice with a past payment date shows its error", async () => {
  const past = { ...fullClaim, obliger_payment_date: inDays(-3) };
  const { text } = await renderInvoices(draftOfClaims(past, incompleteClaim));
  expect(text).toContain("入力の途中");
  expect(text).toContain("今日より後の日付を入力してください。");
});

const withOpenEntry = { server: [answers(listEntries, [entryReviewed])] };
const withRefusedIdentity = {
  user: { ...representative, identity_confirmation: IdentityConfirmation.inadequate },
};

test.each([
  {
    reason: "an open entry blocks a user without a draft",
    draft: emptyDraft,
    options: withOpenEntry,
    isFormShown: false,
  },
  { reason: "a refused identity blocks", draft: emptyDraft, options: withRefusedIdentity, isFormShown: true },
  {
    reason: "an open entry blocks a user with a draft",
    draft: draftOfClaims(fullClaim),
    options: withOpenEntry,
    isFormShown: true,
  },
])("R4.14 the form is shown while $reason: $isFormShown", async ({ draft, options, isFormShown }) => {
  const { text } = await renderInvoices(draft, "", options);
  expect(text).toContain("いまは新しく申し込めません");
  expect(text.includes("内容の確認へ進む")).toBe(isFormShown);
});

test.each([true, false])(
  "B11 deductions and prohibition of transfer are asked only if the server stores them: %s",
  async (isStored) => {
    const { text } = await renderInvoices(draftOfClaims(incompleteClaim), "", {
      settings: { server: { level: isStored ? 1 : 0 } },
    });
    for (const question of ["振込手数料を引いて", "源泉徴収される", "契約書に「譲渡禁止」とある"])
      expect(text.includes(question)).toBe(isStored);
    expect(text.includes("お受けできるかは、審査で判断します")).toBe(isStored);
  },
);

test("B11 with withholding tax the form asks for the net amount and offers 10.21 % less", async () => {
  const { text } = await renderInvoices(
    draftOfClaims({ ...incompleteClaim, amount: "330,000", withholds_tax: true }),
  );
  expect(text).toContain("差し引かれた後の金額です。");
  expect(text).toContain("源泉徴収税30,630円（税抜額の10.21％）を引いた299,370円にする");
});

test("B11 no checkbox of a warranty is preselected", async () => {
  const { html } = await renderInvoices(emptyDraft);
  expect(html.match(/type="checkbox"/g)).toHaveLength(5);
  expect(html).not.toContain("checked");
});

test("the hint of the desired amount states that it includes the fees", async () => {
  const { text } = await renderInvoices(draftOfClaims(fullClaim));
  const [, hint = ""] =
    text
      .split("希望金額と使い道")
      .at(-1)
      ?.split(/希望金額(?!で)/) ?? [];
  expect(hint).toContain("手数料を引く前の金額です。");
});

test("the check page states the dates of result and payout", async () => {
  const { text } = await renderInvoices(draftOfClaims(fullClaim), "?check");
  expect(text).toContain("申し込み内容の確認");
  expect(text).toMatch(/営業日|\d月\d+日[^\n]*(?:結果|お振り込み)|(?:結果|お振り込み)[^\n]*\d月\d+日/);
});

test("the form has no fields for a registered account", async () => {
  const { html, text } = await renderInvoices(emptyDraft);
  expect(text).toContain("お取引先（請求先）の会社名");
  expect(html).not.toMatch(/<label[^>]*>[^<]*口座番号/);
});

test("the invoice's file comes before the fields, because it contains their values", async () => {
  const { text } = await renderInvoices(emptyDraft);
  const positions = ["請求書のファイル", "お取引先（請求先）の会社名"].map((words) => text.indexOf(words));
  expect(positions.every((position) => position > 0)).toBe(true);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});

test("the progress bar has as many steps in the entry as in the registration", async () => {
  const profile = await renderTestPage({
    at: "/register/profile/",
    user: newcomer,
    server: [answers(getProfile, emptyProfile)],
  });
  const stepsOf = (text: string) => /(\d)ステップ中/.exec(text)?.[1];
  const entry = await renderInvoices(draftOfClaims(fullClaim));
  expect(stepsOf(entry.text)).toMatch(/\d/);
  expect(stepsOf(profile.text)).toBe(stepsOf(entry.text));
});

test("B10 the warning of a double sale states day, payer and amount of the earlier invoice, then its code", async () => {
  const draft = draftOfClaims({
    ...fullClaim,
    obliger_company_name: "株式会社青空建設",
    amount: "1,320,000",
  });
  const { text } = await renderInvoices(draft, "", { server: [answers(listEntries, [entryTransferred])] });
  expect(text).toMatch(
    /2026年\d+月\d+日（.）に申し込んだ株式会社青空建設の1,320,000円の請求書（[^）]+-1）とお取引先・金額・支払日が同じか近くなっています。/,
  );
});

test("the check page has its own title", async () => {
  const titleOf = async (query: string) => {
    const { head } = await renderInvoices(draftOfClaims(fullClaim), query);
    return head?.title;
  };
  expect(await titleOf("")).toContain("請求書の登録");
  expect(await titleOf("?check")).not.toBe(await titleOf(""));
});
