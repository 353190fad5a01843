import { type DraftEntry, getDraftEntry, listEntries, putDraftEntry } from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { expect, test } from "vitest";
import { draftOfClaims, emptyDraft, fullClaim, incompleteClaim, uploadRecordOf } from "#stories/drafts.ts";
import { entryOfStory, entryTransferred } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers, type StoryAnswer } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

const openInvoices = (draft: DraftEntry, user = representative, moreAnswers: readonly StoryAnswer[] = []) =>
  openTestPage({
    at: "/entry/entry_invoice/",
    user,
    server: [
      ...moreAnswers,
      answers(getDraftEntry, draft),
      answers(putDraftEntry, { version: draft.version + 1, updated_at: null }),
    ],
  });

test("the form works after the focus has passed through the empty payer field", async () => {
  const { page } = await openInvoices(emptyDraft);
  await userEvent.click(page.getByRole("combobox", { name: "お取引先（請求先）の会社名" }));
  await userEvent.tab();
  const amount = page.getByRole("textbox", { name: "請求書の金額（税込）" });
  await userEvent.type(amount, "1320000");
  await userEvent.tab();
  expect(amount).toHaveProperty("value", "1,320,000");
  expect(page.getByRole("combobox", { name: "お取引先（請求先）の会社名" })).toHaveProperty("value", "");
});

test("R4.14 B2 a blocked user sees the cause, without a request for an invoice", async () => {
  const { page } = await openInvoices(emptyDraft, representative, [answers(listEntries, [entryOfStory])]);
  await page.findByText("いまは新しく申し込めません");
  expect(page.queryByRole("region", { name: "申し込みまでに必要なもの" })).toBeNull();
});

test("B6 Back from the check page opens the same invoice", async () => {
  const second = {
    ...fullClaim,
    amount: "880,000",
    contentfile_relations: [{ kind: "invoice_2", contentfile: uploadRecordOf("invoice_2", 2) }],
  };
  const { page, router } = await openInvoices(draftOfClaims(fullClaim, second));
  await userEvent.click(page.getByRole("button", { name: "請求書2を変更する" }));
  await userEvent.click(page.getByRole("button", { name: "内容の確認へ進む" }));
  await page.findByRole("heading", { level: 1, name: "申し込み内容の確認" });
  await router.navigate(-1);
  await page.findByRole("button", { name: "内容の確認へ進む" });
  expect(page.getByRole("textbox", { name: "請求書の金額（税込）" })).toHaveProperty("value", "880,000");
});

test("R5.10 unanswered questions about an invoice give an error at the first one; the draft is saved without answers", async () => {
  const unanswered = { ...fullClaim, is_fixed_debt: false, is_bank_transfer_from_obliger: false };
  const { page, requests } = await openInvoices(draftOfClaims(unanswered));
  await userEvent.type(page.getByRole("textbox", { name: "資金の使い道" }), "外注先");
  await waitFor(() => expect(requests.some(({ body }) => body.includes("外注先"))).toBe(true));
  await userEvent.click(page.getByRole("button", { name: "内容の確認へ進む" }));
  await userEvent.click(await page.findByRole("link", { name: "請求書1・請求書の条件を選んでください。" }));
  const first = page.getByRole("checkbox", { name: "金額と支払日が決まっている" });
  expect(document.activeElement).toBe(first);
  expect(first.getAttribute("aria-invalid")).toBe("true");
  const bankTransfer = page.getByRole("checkbox", { name: "銀行振込で支払われる" });
  await userEvent.click(bankTransfer);
  await waitFor(() => expect(first.getAttribute("aria-invalid")).toBeNull());
  await userEvent.click(bankTransfer);
  await waitFor(() => expect(first.getAttribute("aria-invalid")).toBe("true"), { timeout: 5_000 });
  page.getByRole("link", { name: "請求書1・請求書の条件を選んでください。" });
});

test("submitting offline does not end the session and works when the connection is back", async () => {
  const { page, setOnline } = await openInvoices(draftOfClaims(fullClaim));
  setOnline(false);
  await userEvent.click(page.getByRole("button", { name: "内容の確認へ進む" }));
  const failureText = /つながりません|セッションが切れました|申し込み内容の確認/;
  await waitFor(() => expect(document.body.textContent).toMatch(failureText));
  expect(page.queryByText(/セッションが切れました/)).toBeNull();
  setOnline(true);
  const [retryButton] = page.queryAllByRole("button", { name: /もう一度試す|内容の確認へ進む/ });
  if (retryButton) await userEvent.click(retryButton);
  await page.findByRole("heading", { level: 1, name: "申し込み内容の確認" });
});

test.each([
  { visited: null, count: 1 },
  { visited: "2026-11-20T09:00:00+09:00", count: 0 },
])(
  "R7.1 only the first visit to the entry is sent: visited $visited, $count requests",
  async ({ visited, count }) => {
    const user = { ...representative, visited_at_entry_page_after_mail_verification: visited };
    const { page, requests } = await openInvoices(draftOfClaims(fullClaim), user);
    await userEvent.click(page.getByRole("button", { name: "内容の確認へ進む" }));
    await page.findByRole("heading", { level: 1, name: "申し込み内容の確認" });
    const path = "/api/me/visited_at_entry_page_after_mail_verification";
    // The page is shown before its visit is sent.
    await waitFor(() => expect(requests.filter((call) => call.path === path)).toHaveLength(count));
  },
);

test("missing fields of an invoice are listed below the title in page order", async () => {
  const { page } = await openInvoices(emptyDraft);
  await userEvent.click(page.getByRole("button", { name: "入力を終える" }));
  expect((await page.findByRole("alert")).textContent).toContain("ご確認いただきたい項目");
  await userEvent.click(page.getByRole("button", { name: "内容の確認へ進む" }));
  const summary = await page.findByRole("alert");
  expect(summary.textContent).toContain("ご確認いただきたい項目");
  const [date = -1, scheduled = -1] = ["支払日", "振込予定額"].map((name) =>
    summary.textContent.indexOf(name),
  );
  expect(date).toBeGreaterThan(0);
  expect(scheduled).toBeGreaterThan(date);
  const title = page.getByRole("heading", { level: 1 });
  expect(title.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("R5.9 a removed invoice comes back only while there are fewer than five", async () => {
  const claim = { ...fullClaim, contentfile_relations: [] };
  const { page } = await openInvoices(draftOfClaims(claim, claim, claim, claim, claim));
  await userEvent.click(page.getByRole("button", { name: "請求書5を削除する" }));
  await userEvent.click(page.getByRole("button", { name: "請求書を追加する" }));
  await userEvent.click(page.getByRole("button", { name: "元に戻す" }));
  await page.findByText("申し込みに登録できる請求書は5個までです。");
  expect(page.queryByRole("heading", { name: "請求書6" })).toBeNull();
});

test("the name of the applicant's own company as the payer gives a warning", async () => {
  const { page } = await openInvoices(emptyDraft);
  const payer = page.getByRole("combobox", { name: "お取引先（請求先）の会社名" });
  await userEvent.type(payer, "(株)田中製作");
  expect(page.queryByText(/登録の会社名・屋号と同じです/)).toBeNull();
  await userEvent.type(payer, "所");
  await page.findByText(/登録の会社名・屋号と同じです/);
});

test("B10 payers of earlier invoices are suggested first, and bring their account", async () => {
  const [claim] = entryTransferred.claims;
  if (!claim) throw new Error("The entry has no claim");
  const name = claim.obliger_company_name;
  const { page } = await openInvoices(emptyDraft, representative, [answers(listEntries, [entryTransferred])]);
  const payer = page.getByRole("combobox", { name: "お取引先（請求先）の会社名" });
  await userEvent.type(payer, name.slice(-2));
  const [first] = await page.findAllByRole("option");
  expect(first?.textContent).toBe(`${name}前回の取引先`);
  await userEvent.click(first as HTMLElement);
  expect(payer).toHaveProperty("value", name);
  await page.findByText(new RegExp(claim.houjinbangou));
});

test("B11 after withholding tax is unchecked the whole amount is expected again", async () => {
  const amounts = { amount: "550,000", scheduled_deposit_amount_from_obliger: "550,000" };
  const { page } = await openInvoices(draftOfClaims({ ...incompleteClaim, ...amounts }));
  const withholding = page.getByRole("checkbox", { name: /源泉徴収/ });
  const transfer = page.getByRole("textbox", { name: "お取引先からの振込予定額" });
  await userEvent.click(withholding);
  await userEvent.click(await page.findByRole("button", { name: /498,950円にする/ }));
  await page.findByRole("button", { name: "振り込まれる498,950円を希望する" });
  await userEvent.click(withholding);
  await waitFor(() => expect(transfer).toHaveProperty("value", "550,000"));
});

test("R5.8 B11 an excessive transfer amount after a deduction gives an error, but no warning beside it", async () => {
  const { page } = await openInvoices(
    draftOfClaims({
      ...fullClaim,
      deducts_bank_charge: true,
      scheduled_deposit_amount_from_obliger: "1,500,000",
    }),
  );
  await userEvent.click(page.getByRole("button", { name: "内容の確認へ進む" }));
  const transfer = await page.findByRole("textbox", { name: "お取引先からの振込予定額" });
  const description = () =>
    (transfer.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join();
  await waitFor(() => expect(description()).toContain("差し引かれた後に振り込まれる金額"));
  expect(description()).not.toContain("超えています");
});

test("the check page links a user with tax arrears to the upload of papers about them", async () => {
  const { page } = await openInvoices(draftOfClaims(fullClaim), {
    ...representative,
    delinquency_wanted: true,
  });
  await userEvent.click(page.getByRole("button", { name: "内容の確認へ進む" }));
  await page.findByRole("heading", { level: 1, name: "申し込み内容の確認" });
  expect(page.getByRole("link", { name: "納付の状況がわかる書類を送る" }).getAttribute("href")).toBe(
    "/profile/#delinquency",
  );
});
