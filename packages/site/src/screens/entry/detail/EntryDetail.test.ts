import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { type CurrentUser, getEntry, getSuppressEntries, listEntries } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import {
  entryCancelled,
  entryContractEnded,
  entryOfferEnded,
  entryOfStory,
  entryRejected,
  entryReviewed,
  entryTransferred,
  historyEvent,
} from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers, type StoryAnswer } from "#stories/story-server.ts";
import { countIn } from "#testing/count-in.ts";
import { renderTestEntry, saturday } from "#testing/render-entries.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

test("an inadequate entry shows description_of_inadequate_document", async () => {
  const description_of_inadequate_document = "通帳の3月分のページが写っていません。";
  const { text } = await renderTestEntry({
    ...entryOfStory,
    status: EntryStatus.inadequate,
    description_of_inadequate_document,
  });
  expect(text).toContain("書類の不足あり");
  expect(text).toContain(description_of_inadequate_document);
});

test("a refusal states that nothing is charged, and does not offer a new entry いつでも", async () => {
  const { text } = await renderTestEntry(entryRejected);
  const [, declinedPart = ""] = text.split("見送り");
  expect(declinedPart).toContain("費用はかかりません。");
  expect(declinedPart).not.toMatch(/[^\d,]0円/);
  expect(declinedPart).not.toContain("いつでも");
});

test("B15 inquiry.secondLookAsked the date of the answer to a second review counts from the request", async () => {
  vi.setSystemTime(saturday);
  const { text } = await renderTestEntry(
    entryRejected,
    [],
    [historyEvent("askSecondLook", "2026-11-20T10:00:00+09:00")],
  );
  expect(text).toContain("2026年11月30日（月）までにお答えします。");
});

const refusedAt = "2026-11-19T15:00:00+09:00";

test("B15 a refusal without a reason shows no reason and no button to correct", async () => {
  const { text } = await renderTestEntry(entryRejected, [], [historyEvent("reject", refusedAt)]);
  expect(text).toContain("同じ内容でもう一度申し込む");
  expect(text).not.toMatch(/直して申し込む|理由/);
});

test("B15 a refusal with a reason offers a corrected entry and shows the reason once", async () => {
  const { text } = await renderTestEntry(
    entryRejected,
    [],
    [historyEvent("reject", refusedAt, { reasons: [{ code: "unreadable" }] })],
  );
  expect(countIn(text, "読み取れ")).toBe(1);
  expect(text).toMatch(/読み取れ[\s\S]*直して申し込む\s*結果は、2営業日以内にお知らせします。/);
});

test("B15 during a second review the page begins with the date of the answer", async () => {
  const history = [
    historyEvent("reject", refusedAt),
    historyEvent("askSecondLook", "2026-11-20T10:00:00+09:00"),
  ];
  const { text } = await renderTestEntry(entryRejected, [], history);
  const [, next = ""] = text.split("費用はかかりません。");
  expect(next.slice(0, 80)).toMatch(/までにお答えします/);
});

test.each([
  { identity: "confirming", shown: "いまは本人確認書類を確認しています。" },
  {
    identity: "inadequate",
    shown: "契約の前に、本人確認書類をお送りください。契約の期限は変わりません。",
  },
] as const)(
  "R4.20 with identity $identity the page shows the last day of the offer and no request to sign",
  async ({ identity, shown }) => {
    vi.setSystemTime(saturday);
    const { text } = await renderTestEntry({ ...entryReviewed, contract_period: "2026-11-27" }, [], [], {
      ...representative,
      identity_confirmation: IdentityConfirmation[identity],
    });
    expect(text).toContain(shown);
    expect(text).toMatch(/契約の期限\s*2026年11月27日（金）/);
    expect(text).toContain("本人確認が済むと、契約できます。");
    expect(text).not.toMatch(/契約してください|契約へお進みください/);
  },
);

test.each([
  { entry: entryOfferEnded, word: "期限切れ" },
  { entry: entryContractEnded, word: "契約の解除" },
  { entry: entryCancelled, word: "取り下げ済み" },
])("an unsold invoice shows the reason: $word", async ({ entry, word }) => {
  const claims = entry.claims.map((claim) => ({ ...claim, status: ClaimStatus.cancel }));
  const { text } = await renderTestEntry({ ...entry, claims });
  expect(text).toMatch(new RegExp(`株式会社青空建設\\s*${word}`));
  expect(text).not.toContain("取りやめ");
});

test("the first card shows that one invoice is not part of the offer", async () => {
  const claims = entryReviewed.claims.map((claim) =>
    claim.id === 12 ? { ...claim, status: ClaimStatus.cannotBuy } : claim,
  );
  const { text } = await renderTestEntry({ ...entryReviewed, claims });
  expect(text).toContain("買い取れない請求書が1件あります。");
  const { text: textOfAll } = await renderTestEntry(entryReviewed);
  expect(textOfAll).not.toContain("買い取れない請求書");
});

test("B15 the answer of a second review has its own heading", async () => {
  const at = "2026-11-20T10:00:00+09:00";
  const history = [historyEvent("reject", at), historyEvent("askSecondLook", at)];
  const { text } = await renderTestEntry(
    entryRejected,
    [],
    [...history, historyEvent("answerSecondLook", at, { note: "結果は変わりませんでした。" })],
  );
  expect(text).toContain("もう一度の確認の結果");
  expect(text).not.toContain("もう一度確認してほしいとき");
});

const withClaims = (status: ClaimStatus) =>
  answers(listEntries, [
    { ...entryTransferred, claims: entryTransferred.claims.map((claim) => ({ ...claim, status })) },
  ]);

test.each([
  { blocker: "hasPreContractEntry", answer: answers(listEntries, [entryReviewed]) },
  { blocker: "hasInadequateClaim", answer: withClaims(ClaimStatus.inadequate) },
  { blocker: "hasDelayClaim", answer: withClaims(ClaimStatus.delay) },
  {
    blocker: "newEntriesStopped",
    answer: answers(getSuppressEntries, { method: "stop-new-entry", segment: null, message: "" }),
  },
])("R4.14 an ended entry has no button for a new entry that $blocker blocks", async ({ answer }) => {
  const server = [
    answers(getEntry, {
      ...entryRejected,
      history: [historyEvent("reject", refusedAt, { reasons: [{ code: "unreadable" }] })],
    }),
  ];
  const renderDetail = (user: CurrentUser, ...moreAnswers: StoryAnswer[]) =>
    renderTestPage({ at: "/entry/detail/31/", user, server: [...moreAnswers, ...server] });
  const withInadequateIdentity = {
    ...representative,
    identity_confirmation: IdentityConfirmation.inadequate,
  };
  expect((await renderDetail(withInadequateIdentity)).text).toContain("直して申し込む");
  expect((await renderDetail(representative, answer)).text).not.toMatch(
    /直して申し込む|もう一度申し込む|新しく申し込む/,
  );
});

test("an expired offer of one invoice shows its price with the invoice", async () => {
  const { text } = await renderTestEntry({ ...entryOfferEnded, claims: entryOfferEnded.claims.slice(0, 1) });
  expect(text).toMatch(/費用はかかりません。[\s\S]*請求書の金額（税込）\s*1,320,000円/);
});

test("B5 the price of a single invoice is shown once", async () => {
  const { text } = await renderTestEntry({ ...entryReviewed, claims: entryReviewed.claims.slice(0, 1) });
  expect(countIn(text, "1,253,450円")).toBe(1);
});
