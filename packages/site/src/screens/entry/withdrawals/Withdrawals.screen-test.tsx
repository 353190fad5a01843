import { type DraftEntry, getDraftEntry, putDraftEntry, setFileKinds, uploadFile } from "@kaitori/wire";
import { userEvent, within } from "storybook/test";
import { expect, test } from "vitest";
import { draftOfStatements, emptyDraft, incompleteStatements, uploadRecordOf } from "#stories/drafts.ts";
import { representativeWithout } from "#stories/people.ts";
import { answers, onlyOnce, type StoryAnswer, unreachable } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

/** The step with its draft and the missing items of the entry. */
const openStatements = (draft: DraftEntry, moreAnswers: readonly StoryAnswer[] = []) =>
  openTestPage({
    at: "/entry/withdrawal_details/",
    user: representativeWithout("withdrawalStatements", "financialStatements"),
    server: [
      answers(getDraftEntry, draft),
      answers(putDraftEntry, { version: draft.version + 1, updated_at: null }),
      ...moreAnswers,
    ],
  });

test.each([
  { title: "a failed upload", content: ["a page"] },
  { title: "a refused file", content: [] },
])("B7 leaving with $title asks for a confirmation", async ({ content }) => {
  const { page, router } = await openStatements(draftOfStatements, [unreachable(uploadFile)]);
  const next = await page.findByRole("button", { name: "次へ進む" });
  const fileInputs = document.querySelectorAll<HTMLInputElement>("input[type=file]:not([capture])");
  const lastInput = [...fileInputs].at(-1);
  if (!lastInput) throw new Error("There is no file input");
  await userEvent.upload(lastInput, new File(content, "p5.png", { type: "image/png" }));
  const deleteButton = await page.findByRole("button", { name: "p5.pngを削除する" });
  await page.findByText("届いていないファイルがあります");

  await userEvent.click(next);
  const question = within(await page.findByRole("dialog", { name: "届いていないファイルがあります" }));
  await userEvent.click(question.getByRole("button", { name: "このページに残る" }));
  expect(router.state.location.pathname).toBe("/entry/withdrawal_details/");

  await userEvent.click(deleteButton);
  await userEvent.click(next);
  await expect.poll(() => router.state.location.pathname).toBe("/entry/");
});

test("B2 a link to a missing paper shows the label of its field", async () => {
  const { page } = await openStatements(incompleteStatements);
  await userEvent.click(await page.findByText("この画面でまだ足りないもの"));
  const links = page.getAllByRole<HTMLAnchorElement>("link").filter(({ hash }) => hash.length > 1);
  const ids = links.map(({ hash }) => decodeURIComponent(hash.slice(1)));
  const at = ids.findIndex((id) => document.getElementById(id)?.matches("input[type=file]"));
  const [link, label] = [links[at], document.querySelector(`label[for="${CSS.escape(ids[at] ?? "")}"]`)];
  if (!link || !label) throw new Error("There is no link to a missing paper");
  await userEvent.click(link);
  expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test("R5.11 the summary marks corrected fields, and a failed upload is not reported as missing", async () => {
  const { page } = await openStatements(emptyDraft, [
    // The second attempt is automatic.
    onlyOnce(unreachable(uploadFile)),
    onlyOnce(unreachable(uploadFile)),
    answers(uploadFile, uploadRecordOf("passbook_cover_1", 31)),
  ]);
  await userEvent.click(await page.findByRole("button", { name: "次へ進む" }));
  const summary = await page.findByRole("alert", { name: "ご確認いただきたい項目が2件あります" });
  const summaryLineOf = (paper: string) => within(summary).getByRole("link", { name: new RegExp(paper) });

  const cover = new File(["a page"], "cover.png", { type: "image/png" });
  await userEvent.upload(page.getByLabelText("通帳の表紙"), cover);
  const retryButton = await page.findByRole("button", { name: "cover.pngをもう一度アップロードする" });
  await page.findByText("届いていないファイルがあります");
  expect(page.queryByText("「通帳の表紙」のファイルを追加してください。")).toBeNull();

  await userEvent.click(retryButton);
  await page.findByRole("alert", { name: "ご確認いただきたい項目が1件あります" });
  expect(summaryLineOf("通帳の表紙").textContent).toMatch(/^修正済み：/);
  expect(summaryLineOf("通帳の明細ページ").textContent).not.toMatch(/修正済み/);
});

test("the bank of the profile stays after the focus has passed through its field", async () => {
  const { page } = await openStatements(emptyDraft);
  const bank = await page.findByRole("combobox", { name: "銀行名" });
  expect(bank).toHaveProperty("value", "みずほ銀行");
  await userEvent.click(bank);
  await userEvent.tab();
  await userEvent.type(page.getByRole("textbox", { name: "口座番号" }), "{Backspace}8");
  expect(page.getByRole("heading", { level: 1 }).textContent).toContain("入出金明細");
  expect(page.getByRole("combobox", { name: "銀行名" })).toHaveProperty("value", "みずほ銀行");
});

test("B7 leaving with unsorted files asks for a confirmation and keeps them", async () => {
  const { page, router } = await openStatements(draftOfStatements, [
    answers(uploadFile, uploadRecordOf("passbook_details_1", 9)),
  ]);
  const next = await page.findByRole("button", { name: "次へ進む" });
  const picker = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!picker) throw new Error("There is no file input");
  await userEvent.upload(picker, [new File(["a"], "IMG_0001.png", { type: "image/png" })]);
  const closeDialog = async () => {
    const dialog = await page.findByRole("dialog", { name: "何の書類か、確かめてください" });
    await userEvent.click(within(dialog).getByRole("button", { name: "閉じる" }));
  };
  await closeDialog();

  await userEvent.click(next);
  const question = within(await page.findByRole("dialog", { name: "届いていないファイルがあります" }));
  await userEvent.click(question.getByRole("button", { name: "このページに残る" }));
  await expect.poll(() => page.queryByRole("dialog")).toBeNull();
  expect(router.state.location.pathname).toBe("/entry/withdrawal_details/");

  const continueButton = page.getByRole("button", { name: "続きから選ぶ" });
  await userEvent.click(continueButton);
  await closeDialog();
  await expect.poll(() => document.activeElement).toBe(continueButton);
  await userEvent.click(continueButton);
  await userEvent.selectOptions(page.getByLabelText("IMG_0001.png"), "passbook_details_1");
  await userEvent.click(page.getByRole("button", { name: "この内容で送る" }));
  // Leaving during an upload would open a dialog.
  await page.findByRole("button", { name: "「IMG_0001.png」をほかの欄に移す" });
  await expect.poll(() => document.activeElement).toBe(picker);
  await expect.poll(() => page.queryByText(/決まっていないファイル/)).toBeNull();
  await userEvent.click(next);
  await expect.poll(() => router.state.location.pathname).toBe("/entry/");
});

test("B7 a file can be moved to another field by keyboard, without a new upload, and keeps the focus", async () => {
  const draft = incompleteStatements;
  const { page, requests } = await openStatements(draft, [
    answers(setFileKinds, uploadRecordOf("ib_details_2", 4)),
  ]);
  const second = within(await page.findByRole("region", { name: "口座2" }));
  const name = "「IMG_4004.jpg」をほかの欄に移す";
  second.getByRole("button", { name }).focus();
  await userEvent.keyboard("{Enter}");
  await page.findByRole("dialog");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(page.getByRole("radio", { name: "口座2・ネットバンキングの入出金明細" })).toHaveProperty(
    "checked",
    true,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");

  await expect.poll(() => document.activeElement).toBe(second.getByRole("button", { name }));
  await expect
    .poll(() => requests.filter(({ path }) => path === "/api/uploads/4/kinds/").map(({ body }) => body))
    .toEqual([JSON.stringify({ kinds: ["ib_details_2"] })]);
  await expect
    .poll(() => requests.some(({ body }) => body.includes('"kind":"ib_details_2","contentfile":{"id":4}')))
    .toBe(true);
  expect(requests.some(({ path }) => path === "/api/uploads/")).toBe(false);
});
