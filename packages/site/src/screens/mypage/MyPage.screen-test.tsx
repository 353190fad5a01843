import { getDraftEntry, getEntry, listEntries, putDraftEntry } from "@kaitori/wire";
import { userEvent, within } from "storybook/test";
import { expect, test } from "vitest";
import { initialFinishedCount } from "#application/entry/entries-query.ts";
import { draftOfClaims, fullClaim } from "#stories/drafts.ts";
import { entryArchived, entryOfStory } from "#stories/entry-states.ts";
import { answers, answersOnce, keepsWaiting } from "#stories/story-server.ts";
import { openAsUser } from "#testing/open-test-page.tsx";

test("a tap on a link gives feedback before the server answers", async () => {
  const { page } = await openAsUser("/mypage/", answers(listEntries, [entryOfStory]), keepsWaiting(getEntry));
  await userEvent.click(page.getByRole("link", { name: `${entryOfStory.code} を詳しく見る` }));
  const loadingIndicator = () =>
    document.querySelector("[aria-busy=true], [role=progressbar]") ?? page.queryByText(/読み込んでいます/);
  await expect.poll(loadingIndicator).not.toBeNull();
});

test("D2 B17 finished entries are loaded fifty at a time", async () => {
  const finishedEntries = Array.from({ length: initialFinishedCount + 1 }, (_, index) => ({
    ...entryArchived,
    id: 200 - index,
    code: `20260901-${index + 1}`,
  }));
  const { page } = await openAsUser(
    "/mypage/",
    answersOnce(listEntries, finishedEntries.slice(0, initialFinishedCount)),
    answers(listEntries, finishedEntries.slice(initialFinishedCount)),
  );
  expect(page.getByText("新しい50件を表示しています。")).toBeVisible();
  for (let count = 5; count < initialFinishedCount; count += 5)
    await userEvent.click(page.getByRole("button", { name: "前の5件を見る" }));
  await userEvent.click(page.getByRole("button", { name: "これより前の申し込みを読み込む" }));
  await userEvent.click(await page.findByRole("button", { name: "前の1件を見る" }));
  expect(page.getByRole("link", { name: "20260901-51 を詳しく見る" })).toBeVisible();
  expect(page.queryByText(/件を表示しています/)).toBeNull();
  expect(page.queryByRole("button", { name: "これより前の申し込みを読み込む" })).toBeNull();
});

test("B8 when the page reloads its entries, one that has ended in the meantime moves to the finished ones", async () => {
  const ended = (id: number) => ({ ...entryArchived, id, code: `20260901-${id}` });
  const running = { ...entryOfStory, id: 2, code: "20260901-2" };
  const { page, router } = await openAsUser(
    "/mypage/",
    answersOnce(listEntries, [ended(3), running, ended(1)]),
    answers(listEntries, [ended(3), ended(2), ended(1)]),
  );
  await router.revalidate();
  await expect.poll(() => page.getAllByText("完了")).toHaveLength(3);
});

test("B3 a draft is discarded after one confirmation, and the page reloads", async () => {
  const { page } = await openAsUser(
    "/mypage/",
    answersOnce(getDraftEntry, draftOfClaims(fullClaim)),
    answers(putDraftEntry, { version: 2, updated_at: "2026-11-21T21:00:00+09:00" }),
  );
  await userEvent.click(await page.findByRole("button", { name: "下書きを破棄する" }));
  const dialog = await page.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "下書きを破棄する" }));
  expect(await page.findByText("申し込みはまだありません")).toBeVisible();
});

test("B17 お問い合わせ in the header links to the telephone number on the page", async () => {
  const { page } = await openAsUser("/mypage/", answers(listEntries, [entryOfStory]));
  await userEvent.click(page.getByRole("button", { name: "お問い合わせ" }));
  const number = within(page.getByRole("main")).getByRole("link", { name: /^[\d-]+$/ });
  expect(number).toHaveFocus();
});
