import {
  type DraftEntry,
  getDraftEntry,
  getProfile,
  listEntries,
  listPastObligers,
  putDraftEntry,
} from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { expect, test } from "vitest";
import { draftOfClaims, wholeClaim } from "../../../stories/claims.ts";
import { emptyDraft } from "../../../stories/drafts.ts";
import { representative } from "../../../stories/people.ts";
import { corporation } from "../../../stories/profiles.ts";
import { answers } from "../../../stories/story-server.ts";
import { openedPage } from "../../../testing/opened-page.tsx";

const invoices = (draft: DraftEntry) =>
  openedPage({
    at: "/entry/entry_invoice/",
    user: representative,
    server: [
      answers(getDraftEntry, draft),
      answers(putDraftEntry, { ...draft, id: 1, version: draft.version + 1 }),
      answers(listPastObligers, []),
      answers(listEntries, []),
      answers(getProfile, corporation),
    ],
  });

test.fails("A11 an unfinished invoice stays open and shows what is missing", async () => {
  const { page } = await invoices(emptyDraft);
  const isOpen = () => page.queryByRole("button", { name: "この請求書の入力を終える" }) !== null;
  expect(isOpen()).toBe(true);
  await userEvent.click(page.getByRole("button", { name: "この請求書の入力を終える" }));
  await waitFor(() => expect(document.body.textContent).toMatch(/入力の途中|入力してください。/));
  expect(isOpen()).toBe(true);
  expect(document.body.textContent).toContain("入力してください。");
});

test("going on from the invoices leads to the check", async () => {
  const { page } = await invoices(draftOfClaims(wholeClaim));
  await userEvent.click(page.getByRole("button", { name: "内容の確認へ進む" }));
  await page.findByRole("heading", { level: 1, name: "申し込み内容の確認" });
});

test.fails("A13a going on without a connection is not the end of the session, and works once there is one", async () => {
  const { page, setOnline } = await invoices(draftOfClaims(wholeClaim));
  setOnline(false);
  await userEvent.click(page.getByRole("button", { name: "内容の確認へ進む" }));
  const told = /つながりません|セッションが切れました|申し込み内容の確認/;
  await waitFor(() => expect(document.body.textContent).toMatch(told));
  expect(page.queryByText(/セッションが切れました/)).toBeNull();
  setOnline(true);
  const [again] = page.queryAllByRole("button", { name: /もう一度試す|内容の確認へ進む/ });
  if (again) await userEvent.click(again);
  await page.findByRole("heading", { level: 1, name: "申し込み内容の確認" });
});
