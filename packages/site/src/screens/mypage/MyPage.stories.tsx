import { ClaimStatus, type DraftValue, IdentityConfirmation } from "@kaitori/domain";
import {
  getDraftEntry,
  getEntry,
  getFormDraft,
  getSuppressEntries,
  listEntries,
  listHandOvers,
  listNotices,
  markNoticesRead,
  type Notice,
  sendInquiry,
} from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { draftOfClaims, fullClaim } from "#stories/drafts.ts";
import {
  claimsBoughtLongAgo,
  entriesInEveryStatus,
  entryOfSeptember,
  entryReviewed,
  handOversOfStory,
  historyEvent,
} from "#stories/entry-states.ts";
import { representative, representativeWithout } from "#stories/people.ts";
import { type ScreenStoryOptions, screenStory } from "#stories/screen-story.tsx";
import { answers, keepsWaiting, refuses } from "#stories/story-server.ts";

export default { title: "Screens/MyPage" } satisfies Meta;

const at = "/mypage/";
const user = representative;
const pageWith = (
  server: ScreenStoryOptions["server"] = [],
  play?: ScreenStoryOptions["play"],
  userOnPage = user,
) => screenStory({ at, user: userOnPage, server, play });

const inquiryDraft = (input: Record<string, DraftValue>) =>
  answers(getFormDraft, { name: "inquiry", version: 2, updated_at: "2026-11-20T21:00:00+09:00", input });

export const NoEntries = pageWith();
NoEntries.name = "申し込みがない";
export const AsksInWriting = pageWith(
  [
    inquiryDraft({ message: "契約の日を教えてください。" }),
    refuses(sendInquiry, 429, {
      detail: "お問い合わせが続いています。前の回答をお待ちになるか、お電話でお尋ねください。",
      retry_after: 7200,
      codes: { detail: [{ code: "tooManyInquiries" }] },
    }),
  ],
  async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole("button", { name: /メッセージで質問/ }));
    await expect(await page.findByRole("textbox")).toHaveValue("契約の日を教えてください。");
    await userEvent.click(page.getByRole("button", { name: "送る" }));
    await expect(await page.findByText(/前の回答をお待ちになるか/)).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveValue("契約の日を教えてください。");
    await expect(page.getByText(/^\d{4}年\d+月\d+日（.）$/)).toBeVisible();
  },
);
AsksInWriting.name = "問い合わせを書く";
export const Complains = pageWith(
  [
    inquiryDraft({ message: "電話の言葉づかいがひどいです。", isComplaint: true }),
    answers(sendInquiry, {
      id: 1,
      created_at: "2026-11-20T21:01:00+09:00",
      answer_by: "2026-11-30",
    }),
  ],
  async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole("button", { name: /メッセージで質問/ }));
    const complaint = await page.findByRole("checkbox", { name: /苦情として送る.*期日は変わりません/ });
    await expect(complaint).toBeChecked();
    await userEvent.click(page.getByRole("button", { name: "送る" }));
    await page.findByText(/苦情を受け付けました/);
    await expect(page.getByText(/^2026年11月30日（月）$/)).toBeVisible();
  },
);
Complains.name = "苦情を書く";
export const DraftSaved = pageWith([answers(getDraftEntry, draftOfClaims(fullClaim))]);
DraftSaved.name = "書きかけがある";
const [boughtClaim, declinedClaim] = entryReviewed.claims;
const partlyBoughtEntry = {
  ...entryReviewed,
  claims:
    boughtClaim && declinedClaim ? [boughtClaim, { ...declinedClaim, status: ClaimStatus.cannotBuy }] : [],
};
export const OneNotBought = pageWith([
  answers(listEntries, [partlyBoughtEntry]),
  answers(getEntry, {
    ...partlyBoughtEntry,
    history: [
      historyEvent("refuse", "2026-11-19T15:00:00+09:00", {
        claim: declinedClaim?.id ?? null,
        note: "お支払期日が先のため",
      }),
    ],
  }),
]);
OneNotBought.name = "1件は買い取らない";
export const PapersMissing = pageWith(
  [],
  undefined,
  representativeWithout("withdrawalStatements", "financialStatements"),
);
PapersMissing.name = "書類が足りない";
export const PreEntryDeclined = pageWith([], undefined, {
  ...user,
  has_satisfied_profile: false,
  has_pre_entry_declined: true,
});
PreEntryDeclined.name = "事前確認で対象外";
export const Delayed = pageWith([
  answers(listEntries, [{ ...entryOfSeptember, claims: claimsBoughtLongAgo(ClaimStatus.delay) }]),
]);
Delayed.name = "遅延がある";
export const EveryStatus = screenStory({
  at,
  user,
  server: [
    answers(listEntries, entriesInEveryStatus),
    // Two of the entries have the same due dates, so each date has twice the amount.
    answers(
      listHandOvers,
      handOversOfStory.map((day) => ({ ...day, amount: String(2 * Number(day.amount)) })),
    ),
  ],
});
EveryStatus.name = "すべての段階";
export const IdentityToBeSentAgain = screenStory({
  at,
  user: { ...user, identity_confirmation: IdentityConfirmation.inadequate },
  server: [answers(listEntries, [entryReviewed])],
});
IdentityToBeSentAgain.name = "本人確認の出し直し";
export const NewEntriesStopped = pageWith([
  answers(getSuppressEntries, {
    method: "stop-new-entry",
    segment: null,
    message: "11月21日（土）から11月24日（火）まで、新しい申し込みを休みます。",
  }),
]);
NewEntriesStopped.name = "受付の停止";
export const Loading = pageWith([keepsWaiting(listEntries)]);
Loading.name = "読み込み中";
const unread: Notice = {
  id: 2,
  created_at: "2026-11-20T15:00:00+09:00",
  read_at: null,
  title: "買い取りの条件が決まりました（KT-20261118-0031）",
  body: "買い取りの条件が決まりました。\n次の画面で、手数料と入金額をご確認のうえ、契約へお進みください。",
  entry: 31,
};
const readNotice: Notice = {
  ...unread,
  id: 1,
  created_at: "2026-11-18T10:00:00+09:00",
  read_at: "2026-11-18T12:00:00+09:00",
  title: "申し込みを受け付けました（KT-20261118-0031）",
  body: "申し込みを受け付けました。結果は、2026年11月24日（火）までにお知らせします。",
};
export const Notices = pageWith(
  [
    answers(listEntries, [entryReviewed]),
    answers(listNotices, [unread, readNotice]),
    answers(markNoticesRead, [{ ...unread, read_at: "2026-11-21T10:00:00+09:00" }, readNotice]),
  ],
  async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole("button", { name: /お知らせをすべて見る/ }));
    await userEvent.click(await page.findByText(/条件が決まりました$/));
    await waitFor(() => expect(page.queryByText("未読")).toBeNull());
  },
);
Notices.name = "お知らせ";
