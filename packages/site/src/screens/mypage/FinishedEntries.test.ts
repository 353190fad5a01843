import { getEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import {
  entriesInEveryStatus,
  entryArchived,
  entryCancelled,
  entryOfferEnded,
  entryOfStory,
  entryRejected,
  entryReviewed,
  historyEvent,
} from "#stories/entry-states.ts";
import { answers, refuses, type StoryAnswer } from "#stories/story-server.ts";
import { countIn } from "#testing/count-in.ts";
import { renderMyPage } from "#testing/render-entries.ts";

test("open and finished entries are in separate lists", async () => {
  const { html } = await renderMyPage({ entries: entriesInEveryStatus });
  const [running, archivedCode] = [entryOfStory.code, entriesInEveryStatus.at(-1)?.code ?? ""];
  const [, list = ""] = html.split("これまでの申し込み");
  expect(html).toContain(running);
  expect(list).toContain(archivedCode);
  expect(list).not.toContain(running);
});

const paidEntries = Array.from({ length: 7 }, (_, index) => ({
  ...entryArchived,
  id: 100 + index,
  code: `20260901-${index}`,
}));

test("B17 finished entries can be filtered and are shown page by page", async () => {
  const { text } = await renderMyPage({ entries: paidEntries });
  expect(text).toContain("見送り・取り下げ・期限切れ（0件）");
  expect(text.match(/詳しく見る/g)).toHaveLength(5);
  expect(text).toContain("前の2件を見る");
  expect(text).not.toContain("契約の解除");
});

test("B17 a contract that ended before the payout has its own filter", async () => {
  const entries = paidEntries.map((entry, index) =>
    index < 2 ? { ...entry, transferred_at: null, transaction_completed_at: null } : entry,
  );
  const { text } = await renderMyPage({ entries });
  for (const label of [
    "すべて（7件）",
    "取引が完了したもの（5件）",
    "見送り・取り下げ・期限切れ（0件）",
    "契約の解除（2件）",
  ])
    expect(text).toContain(label);
});

test("B17 a user with finished entries has one link to a new entry", async () => {
  const { html } = await renderMyPage({ entries: [entryArchived] });
  expect(html).toContain("新しく申し込む</a>");
  expect(html).not.toContain('href="/profile/before_entry/"');
});

test("B5 an expired offer has no amount in the list", async () => {
  const { text } = await renderMyPage({ entries: [{ ...entryOfferEnded, claims: entryReviewed.claims }] });
  const [, archivedPart = ""] = text.split("これまでの申し込み");
  expect(archivedPart).toContain("期限切れ");
  expect(archivedPart).not.toMatch(/入金額|希望金額/);
});

const refusedAt = "2026-11-19T15:00:00+09:00";

test("B8 B15 B17 the last refused entry shows reason and advice once for all its invoices", async () => {
  const entry = entryRejected;
  const renderFinished = async (entries: (typeof entry)[], history: StoryAnswer) => {
    const { text } = await renderMyPage({ entries, moreAnswers: [history] });
    return text.split("これまでの申し込み")[1] ?? "";
  };
  const refusal = {
    claim: null,
    reasons: [{ code: "tooFar" as const, possible_from: "2027-05-04" as const }],
  };
  const history = [historyEvent("reject", refusedAt, refusal)];
  const withHistory = answers(getEntry, { ...entry, history });
  const reason = "お支払期日が先のため、買い取れません。";
  const page = await renderFinished([entry], withHistory);
  expect(countIn(page, reason)).toBe(1);
  expect(page).toContain("2027年5月4日（火）から申し込めます。");
  expect(page).toMatch(/買い取りを見送った理由[\s\S]+新しく申し込む\s*詳しく見る/);
  expect(page).not.toContain("直して申し込む");
  expect(page).not.toContain("いつでも、もう一度申し込めます。");
  // Without a history the refusal has no reason.
  const unknown = refuses(getEntry, 500, { detail: "" });
  expect(await renderFinished([entry], unknown)).toContain("今回は買い取りを見送らせていただきました。");
  // With an open entry the ended one shows no outcome.
  expect(await renderFinished([{ ...entryOfStory, id: 30 }, entry], withHistory)).not.toContain(reason);
});

test("B8 B15 invoices with different refusal reasons are named, and correctable ones are beside the button", async () => {
  const entry = {
    ...entryRejected,
    claims: entryRejected.claims.map((claim) => ({ ...claim, obliger_company_name: `取引先${claim.id}` })),
  };
  const codes = ["amountDiffers", "tooFar"] as const;
  const history = codes.map((code, index) =>
    historyEvent("refuse", refusedAt, { claim: 11 + index, reasons: [{ code }] }),
  );
  const moreAnswers = [answers(getEntry, { ...entry, history })];
  const { text } = await renderMyPage({ entries: [entry], moreAnswers });
  expect(text).toMatch(
    /取引先12\s*お支払期日が先のため[\s\S]+取引先11\s*請求書の金額が[\s\S]+直して申し込む\s*期限はありません。\s*ほかの請求書を申し込む\s*詳しく見る/,
  );
});

test("B17 after an expired offer, my-page shows its date once", async () => {
  const { text } = await renderMyPage({ entries: [entryOfferEnded, { ...entryOfferEnded, id: 90 }] });
  expect(countIn(text, "契約の期限は2026年11月12日（木）でした。費用はかかりません。")).toBe(1);
});

test.each([
  { state: "expired", entry: entryOfferEnded },
  { state: "cancelled", entry: entryCancelled },
  { state: "complete", entry: entryArchived },
])("B17 after an entry that is $state the applicant is not asked to wait", async ({ entry }) => {
  const { text } = await renderMyPage({ entries: [entry] });
  expect(text).toContain("新しく申し込む");
  expect(text).not.toContain("いま、していただくことはありません。");
});
