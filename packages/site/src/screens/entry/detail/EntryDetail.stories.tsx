import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import {
  type Entry,
  getDraftEntry,
  getEntry,
  type HistoryEvent,
  type Inadequacy,
  listEntries,
  listHandOvers,
  putFormDraft,
  sendInquiry,
} from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { draftOfClaims, fullClaim } from "#stories/drafts.ts";
import {
  claimsBought,
  claimsBoughtLongAgo,
  entryArchived,
  entryCancelled,
  entryContractEnded,
  entryContracted,
  entryOfferEnded,
  entryOfSeptember,
  entryOfStory,
  entryRejected,
  entryReviewed,
  entryTransferred,
  handOversWith,
  historyEvent,
} from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { expectVisible, storiesAt } from "#stories/screen-story.tsx";
import { answers, answersOnce } from "#stories/story-server.ts";

export default { title: "Screens/EntryDetail" } satisfies Meta;

const pageWith = storiesAt({ at: "/entry/detail/31/", user: representative });
const created = historyEvent("submit", "2026-11-18T10:00:00+09:00", { actor: "applicant" });
const reviewed = historyEvent("offer", "2026-11-19T15:00:00+09:00");
const contracted = historyEvent("contract", "2026-11-20T11:00:00+09:00", { actor: "applicant" });
const transferred = historyEvent("payOut", "2026-11-20T15:00:00+09:00");

const answersOf = (entry: Entry, history: HistoryEvent[], inadequacies: Inadequacy[] = []) => [
  answers(getEntry, { ...entry, history, inadequacies }),
];
const storyOf = (...rest: Parameters<typeof answersOf>) => pageWith(answersOf(...rest));

export const UnderReview = storyOf(entryOfStory, [created]);
UnderReview.name = "審査中";

/** The review finishes while the page is open in another window. */
export const ReviewedMeanwhile = pageWith(
  [
    answersOnce(getEntry, entryOfStory),
    ...answersOf(entryReviewed, [created, reviewed]),
    answers(listEntries, [entryReviewed]),
  ],
  async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    // Repeats until the page listens for the focus event.
    const message = await waitFor(() => {
      dispatchEvent(new Event("focus"));
      return screen.getAllByText(/状況が変わりました/);
    });
    await expect(message.length).toBeGreaterThan(0);
  },
);
ReviewedMeanwhile.name = "見ている間に審査完了";

const reason = "支払期日が写っていません。期日が写るように撮り直してください。";
export const SomethingInadequate = storyOf(
  {
    ...entryOfStory,
    status: EntryStatus.inadequate,
    claims: entryOfStory.claims.map((claim) =>
      claim.id === 11 ? { ...claim, status: ClaimStatus.inadequate } : claim,
    ),
  },
  [created, historyEvent("askAgain", "2026-11-19T15:00:00+09:00", { note: reason })],
  [{ subject: "invoice", claim: 11, uploads: [501], reason }],
);
SomethingInadequate.name = "書類の不足あり";

export const Reviewed = storyOf(entryReviewed, [created, reviewed]);
Reviewed.name = "審査完了";

const [boughtClaim, declinedClaim] = claimsBought(ClaimStatus.canBuy);
const [fileOfInvoice] = entryOfStory.claims.flatMap(({ contentfiles }) => contentfiles);
/** One file with three papers is listed once. */
export const StatementsInOneFile = pageWith(
  answersOf(
    {
      ...entryOfStory,
      addfiles: fileOfInvoice
        ? [{ ...fileOfInvoice, id: 601, name: "決算書.pdf", kind: "pl", kinds: ["pl", "bs", "sga_expenses"] }]
        : [],
    },
    [created],
  ),
  async ({ canvas: page }) => {
    const paper = await page.findByText("損益計算書・貸借対照表・販売費及び一般管理費の明細");
    const details = paper.closest("details");
    if (details) details.open = true;
    await expectVisible(paper);
    await expect(page.getAllByText("決算書.pdf")).toHaveLength(1);
  },
);
StatementsInOneFile.name = "1つのファイルの明細";

export const OneNotBought = storyOf(
  {
    ...entryReviewed,
    claims:
      boughtClaim && declinedClaim ? [boughtClaim, { ...declinedClaim, status: ClaimStatus.cannotBuy }] : [],
  },
  [
    created,
    historyEvent("refuse", reviewed.created_at, { claim: 12, note: "お支払期日が先のため" }),
    reviewed,
  ],
);
OneNotBought.name = "1件は買い取らない";

export const Contracted = storyOf(entryContracted, [created, reviewed, contracted]);
Contracted.name = "契約済み";
export const Transferred = storyOf(entryTransferred, [created, reviewed, contracted, transferred]);
Transferred.name = "入金済み";

/** The history of `entryOfSeptember`. */
const earlierEvents = [
  historyEvent("submit", entryOfSeptember.created_at, { actor: "applicant" }),
  historyEvent("offer", "2026-09-15T15:00:00+09:00"),
  historyEvent("contract", "2026-09-16T11:00:00+09:00", { actor: "applicant" }),
  historyEvent("payOut", "2026-09-17T15:00:00+09:00"),
];
export const Delayed = storyOf({ ...entryOfSeptember, claims: claimsBoughtLongAgo(ClaimStatus.delay) }, [
  ...earlierEvents,
  historyEvent("delay", "2026-11-06T09:00:00+09:00", { claim: 11 }),
]);
Delayed.name = "遅延";
const pageWithHandOvers = (...handOvers: Parameters<typeof handOversWith>) =>
  pageWith([
    ...answersOf(entryTransferred, [created, reviewed, contracted, transferred]),
    answers(listHandOvers, handOversWith(...handOvers)),
  ]);
/** One payer has paid a part, of which a part is handed over; the other payer is late. */
export const ReceivedInPart = pageWithHandOvers(
  {
    amount: "200000",
    handed_over: "120000",
    awaited: "900000",
    kept_for_later: "100000",
    kept_until: "2027-01-20",
    standing: "received",
  },
  { amount: "880000", handed_over: "0", awaited: "880000", standing: "payerLate" },
);
ReceivedInPart.name = "代金の一部が届いた";
/** Received money is overdue with damages; the other payer is late. */
export const ReceivedMoneyOverdue = pageWith([
  ...answersOf(
    {
      ...entryOfSeptember,
      claims: claimsBoughtLongAgo(ClaimStatus.transferred).map((claim, index) =>
        index === 0 ? claim : { ...claim, return_date: "2027-01-20" },
      ),
    },
    earlierEvents,
  ),
  answers(
    listHandOvers,
    handOversWith(
      { amount: "1320000", handed_over: "0", awaited: "0", late_damages: "8448", standing: "received" },
      { amount: "880000", handed_over: "0", awaited: "880000", standing: "payerLate" },
    ).map((day, index) => (index === 0 ? { ...day, due_on: "2026-11-05" } : day)),
  ),
]);
ReceivedMoneyOverdue.name = "引き渡しの期日を過ぎた";
/** Two insolvent payers; one has paid a part. */
export const PayersInsolvent = pageWithHandOvers(
  { amount: "80000", handed_over: "0", awaited: "1240000", payer_insolvent: true, standing: "received" },
  { amount: "0", handed_over: "0", awaited: "880000", payer_insolvent: true, standing: "payerInsolvent" },
);
PayersInsolvent.name = "取引先の支払不能";
/** Closed without full payment; later receipts can be reported. */
export const SettledAndClosed = pageWith([
  ...answersOf(entryArchived, [...earlierEvents, historyEvent("close", "2026-11-05T10:00:00+09:00")]),
  answers(
    listHandOvers,
    handOversWith(
      { amount: "0", handed_over: "80000", awaited: "1240000", payer_insolvent: true, standing: "settled" },
      { amount: "0", handed_over: "880000", awaited: "0", standing: "handedOver" },
    ),
  ),
]);
SettledAndClosed.name = "支払不能で完了";
/** A payer is late without a new date. */
export const PayerLateWithoutDueDate = pageWith([
  ...answersOf(
    {
      ...entryTransferred,
      claims: entryTransferred.claims.map((claim) => ({ ...claim, return_date: null })),
    },
    [created, reviewed, contracted, transferred],
  ),
  answers(listHandOvers, [
    {
      due_on: null,
      reference: null,
      amount: "2200000",
      claims: [
        { claim: 11, amount: "1320000", handed_over: "0", standing: "payerLate" },
        { claim: 12, amount: "880000", handed_over: "0", standing: "payerLate" },
      ],
    },
  ]),
]);
PayerLateWithoutDueDate.name = "取引先の遅れ（期日が未定）";
/** The service ended an unpaid claim; later receipts can be reported. */
export const UncollectableAndClosed = pageWith([
  ...answersOf(entryArchived, [
    ...earlierEvents,
    historyEvent("settleUncollectable", "2026-11-04T10:00:00+09:00", {
      claim: entryArchived.claims[0]?.id ?? 0,
    }),
    historyEvent("close", "2026-11-05T10:00:00+09:00"),
  ]),
  answers(
    listHandOvers,
    handOversWith(
      { amount: "0", handed_over: "80000", awaited: "1240000", uncollectable: true, standing: "settled" },
      { amount: "0", handed_over: "880000", awaited: "0", standing: "handedOver" },
    ),
  ),
]);
UncollectableAndClosed.name = "回収の見込みなしで完了";
export const Archived = storyOf(entryArchived, [
  ...earlierEvents,
  historyEvent("close", "2026-11-05T10:00:00+09:00"),
]);
Archived.name = "完了";
export const OfferEnded = storyOf(entryOfferEnded, [
  historyEvent("submit", entryOfferEnded.created_at, { actor: "applicant" }),
  historyEvent("offer", "2026-11-05T15:00:00+09:00"),
  historyEvent("endOffer", "2026-11-13T09:00:00+09:00"),
]);
OfferEnded.name = "条件の期限切れ";
/** The payer became insolvent before the payout. */
export const ContractEnded = storyOf(entryContractEnded, [
  ...earlierEvents.slice(0, 3),
  historyEvent("endContract", "2026-10-02T10:00:00+09:00", { cause: "payerInsolvent" }),
]);
ContractEnded.name = "お支払いの前の解除";
export const Rejected = storyOf(entryRejected, [
  created,
  historyEvent("reject", "2026-11-19T15:00:00+09:00"),
]);
Rejected.name = "見送り";
export const RejectedWithReasons = pageWith(
  [
    ...answersOf(entryRejected, [
      created,
      historyEvent("refuse", "2026-11-19T15:00:00+09:00", {
        claim: 11,
        note: "金額が違います。",
        reasons: [
          { code: "amountDiffers", on_form: "1,320,000円", on_paper: "1,310,000円" },
          { code: "incomplete" },
        ],
      }),
      historyEvent("refuse", "2026-11-19T15:00:00+09:00", { claim: 12, reasons: [{ code: "unreadable" }] }),
      historyEvent("reject", "2026-11-19T15:00:00+09:00"),
    ]),
    answers(getDraftEntry, draftOfClaims(fullClaim)),
  ],
  async ({ canvas: page }) => {
    await expect((await page.findAllByText(/請求書\s1,310,000円/)).length).toBeGreaterThan(0);
    await expect(page.queryByText("金額が違います。")).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "直して申し込む" }));
    await waitFor(() => expect(screen.getByText(/書きかけの請求書1件/)).toBeVisible());
  },
);
RejectedWithReasons.name = "見送り（理由あり）";
const askedEvent = historyEvent("askSecondLook", "2026-11-20T18:30:00+09:00", {
  actor: "applicant",
  note: "請求書の再発行を受けました。",
});
const secondReview = [
  created,
  historyEvent("reject", "2026-11-19T15:00:00+09:00"),
  askedEvent,
] satisfies HistoryEvent[];

/** The form shows its error, keeps the typed text and confirms with the date of the answer. */
export const AsksSecondLook = pageWith(
  [
    ...answersOf(entryRejected, [created, historyEvent("reject", "2026-11-19T15:00:00+09:00")]),
    answers(putFormDraft, { version: 1, updated_at: null }),
    answers(sendInquiry, { id: 12, created_at: "2026-11-21T10:00:00+09:00", answer_by: "2026-11-27" }),
  ],
  async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole("button", { name: /もう一度の確認|もう一度見て|再確認/ }));
    const field = await page.findByRole("textbox");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(page.getByRole("button", { name: /^(依頼する|お願いする)$/ }));
    await page.findByRole("link", { name: /.を入力してください。$/ });
    await userEvent.type(field, "請求書の再発行を受けました。");
    await userEvent.click(page.getByRole("button", { name: /^(依頼する|お願いする)$/ }));
    await expect(await page.findByText(/2026年11月27日（金）/)).toBeVisible();
  },
);
AsksSecondLook.name = "再検討を求める";
export const SecondLookAsked = storyOf(entryRejected, secondReview);
SecondLookAsked.name = "再検討を求めた";
export const SecondLookAnswered = storyOf(entryRejected, [
  ...secondReview,
  historyEvent("answerSecondLook", "2026-11-24T11:00:00+09:00", {
    note: "あらためて拝見しましたが、結果は変わりませんでした。\n金額を直していただければ、もう一度申し込めます。",
  }),
]);
SecondLookAnswered.name = "再検討の回答";

export const Cancelled = storyOf(entryCancelled, [
  created,
  historyEvent("cancel", "2026-11-19T15:00:00+09:00", { actor: "applicant" }),
]);
Cancelled.name = "取り下げ済み";

export const AsksBeforeCancelling = pageWith(answersOf(entryOfStory, [created]), async ({ canvas: page }) => {
  await userEvent.click(await page.findByRole("button", { name: "申し込みを取り下げる" }));
  const dialog = page.getByRole("dialog", { name: /取り下げますか/ });
  await waitFor(() => expect(dialog).toBeVisible());
});
AsksBeforeCancelling.name = "取り下げの確認";
