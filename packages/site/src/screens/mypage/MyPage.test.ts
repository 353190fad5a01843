import { ClaimStatus, IdentityConfirmation, type NewEntryBlocker } from "@kaitori/domain";
import {
  getEntry,
  getEntryHistory,
  getReadiness,
  listEntries,
  listHandOvers,
  listNotices,
  type Notice,
} from "@kaitori/wire";
import { expect, test } from "vitest";
import { readinessWithout } from "#stories/drafts.ts";
import {
  entriesInEveryStatus,
  entryArchived,
  entryContracted,
  entryOfStory,
  entryTransferred,
  handOversWhen,
} from "#stories/entry-states.ts";
import { newcomer, representative } from "#stories/people.ts";
import { answers, refuses } from "#stories/story-server.ts";
import { drawnPage } from "#testing/drawn-page.tsx";

interface Shown {
  readonly user?: typeof representative;
  readonly entries?: typeof entriesInEveryStatus;
  readonly notices?: Notice[];
  readonly readiness?: ReturnType<typeof readinessWithout>;
}

const mypage = ({
  user = representative,
  entries = [],
  notices = [],
  readiness = readinessWithout(),
}: Shown = {}) =>
  drawnPage({
    at: "/mypage/",
    user,
    server: [answers(listEntries, entries), answers(listNotices, notices), answers(getReadiness, readiness)],
  });

const blockedBy = (...blockers: NewEntryBlocker[]) => ({ ...readinessWithout(), blockers });

const received: Notice = {
  id: 1,
  created_at: "2026-11-18T10:00:00+09:00",
  read_at: null,
  title: "申し込みを受け付けました（20261118-7KQ2XA）",
  body: "申し込みを受け付けました。",
  entry: 31,
};

test("R4.20 identity papers that are asked for again stand beside the entry that waits for them", async () => {
  const entries = [entryOfStory];
  const readiness = blockedBy("identityImperfect", "hasPreContractEntry");
  const { text } = await mypage({ entries, readiness });
  expect(text).toContain("進行中の申し込みの契約に必要です");
  expect(text).toContain("本人確認書類を送る");
  const { text: without } = await mypage({ entries, readiness: blockedBy("hasPreContractEntry") });
  expect(without).not.toContain("本人確認書類を送る");
});

test("finding B9: nobody is greeted by a name that has not been given yet", async () => {
  expect((await mypage()).text).toContain("田中 健一さま");
  expect((await mypage({ user: newcomer })).text).not.toContain("さま");
});

test("R4.14 who is declined or owes money is told why there is no new entry", async () => {
  const { text } = await mypage({ readiness: blockedBy("preEntryDeclined", "hasDelayClaim") });
  expect(text).toContain("対象の請求書をお持ちになったら、いつでもお答えをやり直せます。");
  expect(text).toContain("代金のお引き渡しが遅れている請求書があります。");
});

test.each([
  { blocker: "hasPreContractEntry", says: "手続き中の申し込みがあります。" },
  { blocker: "hasInadequateClaim", says: "書類の不足している請求書があります。" },
] as const)("finding B13: who cannot begin a new entry is told why: $blocker", async ({ blocker, says }) => {
  const { text } = await mypage({ entries: [entryOfStory], readiness: blockedBy(blocker) });
  expect(text).not.toContain("新しく申し込む");
  expect(text).toContain(says);
});

test("finding B13b: the declined are not told how little lacks for an entry", async () => {
  const lacking = readinessWithout("withdrawalStatements", "financialStatements");
  const { text } = await mypage({
    user: { ...newcomer, has_pre_entry_declined: true },
    readiness: { ...lacking, blockers: ["preEntryDeclined"] },
  });
  expect(text).toContain("いまは新しく申し込めません");
  expect(text).not.toContain("あと2件で申し込めます");
});

test("B8 an entry is about the invoices that are bought, once the review is over", async () => {
  const [claim] = entryTransferred.claims;
  if (!claim) throw new Error("the entry of the story has claims");
  const refused = { ...claim, id: 990, status: ClaimStatus.cannotBuy };
  const { text } = await mypage({ entries: [{ ...entryTransferred, claims: [claim, refused] }] });
  expect(text).toContain("請求書1件");
});

test("B11 account, sum, reference and last day stand on my-page as soon as the contract is made", async () => {
  const [, plan = ""] = (await mypage({ entries: [entryContracted] })).text.split("お引き渡しの予定");
  for (const part of ["1,320,000円", "2027年1月5日", "照合番号", "口座番号"]) expect(plan).toContain(part);
});

test("B12 where my-page asks whether a payer has paid, the way to the answer is beside the question", async () => {
  const asked = {
    amount: "1320000",
    handed_over: "0",
    awaited: "1320000",
    standing: "awaitingReport",
  } as const;
  const { html } = await drawnPage({
    at: "/mypage/",
    user: representative,
    server: [
      answers(listEntries, [entryTransferred]),
      answers(listNotices, []),
      answers(listHandOvers, handOversWhen(asked)),
    ],
  });
  const [, after = ""] = html.split("お取引先から代金が届いたか、お知らせください。");
  expect(after).toMatch(/^<\/p><a [^>]*href="\/entry\/detail\/31\/"/);
  expect(html.split("お取引先の支払いを知らせる")).toHaveLength(2);
});

// Of an entry and of an invoice as the reference server makes them, and of another server.
test.each(["20261121-7KQ2XA", "20261121-7KQ2XA-3", "E-0001"])(
  "finding B10: the number %s is not torn at its hyphens in a notice",
  async (code) => {
    const { html } = await mypage({ notices: [{ ...received, title: `審査が終わりました（${code}）` }] });
    expect(html).toMatch(new RegExp(`<span class="[^"]+">（${code}）</span>`));
  },
);

test("finding B14: a confirmed identity is called confirmed here as in the profile", async () => {
  const { text } = await mypage({ readiness: readinessWithout("withdrawalStatements") });
  expect(text).toMatch(/本人確認書類\s*確認済み/);
});

test("finding B14: what is unread does not wear the mark of what we are working on", async () => {
  const { html } = await mypage({ entries: [entryOfStory], notices: [received] });
  const markOf = (word: string) => {
    const [before = ""] = html.split(`</svg>${word}</span>`);
    return before.slice(before.lastIndexOf("<svg"));
  };
  const [unread, underReview] = [markOf("未読"), markOf("審査中")];
  expect(underReview).toMatch(/^<svg/);
  expect(unread).not.toBe(underReview);
});

test("H3 an invoice without the account that the specification does not list is shown", async () => {
  const claims = entryOfStory.claims.map(({ receive_payment_account: _account, ...claim }) => claim);
  const { text } = await drawnPage({
    at: "/mypage/",
    user: representative,
    server: [refuses(listEntries, 200, [{ ...entryOfStory, claims }]), answers(listNotices, [])],
  });
  expect(text).toContain(`${entryOfStory.code} を詳しく見る`);
});

test.each([
  { of: "an entry", entry: { ...entryOfStory, status: 7 } },
  { of: "an entry in a word", entry: { ...entryOfStory, status: "reviewed" } },
  { of: "an entry without any", entry: { ...entryOfStory, status: null } },
  {
    of: "an invoice",
    entry: { ...entryOfStory, claims: entryOfStory.claims.map((claim) => ({ ...claim, status: 10 })) },
  },
])("H7 a status of $of that the specification does not know ends no page", async ({ entry }) => {
  const { text } = await drawnPage({
    at: "/mypage/",
    user: representative,
    server: [refuses(listEntries, 200, [entry]), answers(listNotices, [])],
  });
  expect(text).toContain(`${entryOfStory.code} を詳しく見る`);
});

test.each([
  { status: "reviewed", says: "状態 reviewed" },
  { status: null, says: "状態 未設定" },
])("R4.1 a status of $status is shown as it is and offers no act", async ({ status, says }) => {
  const { text } = await drawnPage({
    at: "/entry/detail/31/",
    user: representative,
    server: [refuses(getEntry, 200, { ...entryOfStory, status }), answers(getEntryHistory, [])],
  });
  expect(text).toContain(says);
  expect(text).not.toMatch(/取り下げる|条件を確認して契約する|不足している書類を送る/);
});

test("what an application error says of itself stands on its page", async () => {
  const { text } = await drawnPage({
    at: "/mypage/",
    user: representative,
    server: [answers(listEntries, []), answers(listNotices, [])],
    before: ({ readiness }) =>
      Object.assign(readiness, { load: () => Promise.reject(new TypeError("readiness is not iterable")) }),
  });
  expect(text).toContain("サーバーエラーが発生しました (599)\nreadiness is not iterable");
});

test("C9 an answer that does not fit says which field, on the error page with status 599", async () => {
  const { text } = await drawnPage({
    at: "/mypage/",
    user: representative,
    server: [refuses(listEntries, 200, [{ id: "the first" }]), answers(listNotices, [])],
  });
  expect(text).toContain("サーバーエラーが発生しました (599)");
  expect(text).toContain("Entry.0.id");
});

test("F5 the card of a running entry says since when and by when", async () => {
  const { text } = await mypage({ entries: [entryOfStory] });
  const [, card = ""] = text.split("進行中の申し込み");
  const [running = ""] = card.split("を詳しく見る");
  expect(running).toMatch(/結果は、\d+年\d+月\d+日.*までに|\d+月\d+日.*に申し込み/);
  expect(running).toContain("1,");
});

test("B12 whose new papers of identity are looked at reads that the pay-out waits for them, and no day", async () => {
  const held = { ...representative, identity_confirmation: IdentityConfirmation.confirming };
  const { text } = await mypage({ entries: [entryContracted], user: held });
  expect(text).toContain("新しい本人確認書類の確認が済みしだい、お振り込みします。");
  expect(text).not.toMatch(/日（.）までにお振り込みします。/);
});

test("F5 what is running and what is over stand apart", async () => {
  const { text } = await mypage({ entries: entriesInEveryStatus });
  const [running, over] = [entryOfStory.code, entriesInEveryStatus.at(-1)?.code ?? ""];
  const [, list = ""] = text.split("これまでの申し込み");
  expect(text).toContain(running);
  expect(list).toContain(over);
  expect(list).not.toContain(running);
});

test("B17 what is over is filtered, and shown some at a time", async () => {
  const over = Array.from({ length: 7 }, (_, index) => ({
    ...entryArchived,
    id: 100 + index,
    code: `20260901-${index}`,
  }));
  const { text } = await mypage({ entries: over });
  expect(text).toContain("見送り・取り下げ・期限切れ（0件）");
  expect(text.match(/を詳しく見る/g)).toHaveLength(5);
  expect(text).toContain("前の2件を見る");
});

test("B17 a contract that ended before it was paid is counted under its own name", async () => {
  const over = Array.from({ length: 7 }, (_, index) => ({
    ...entryArchived,
    id: 100 + index,
    code: `20260901-${index}`,
    ...(index < 2 ? { transferred_at: null, transaction_completed_at: null } : {}),
  }));
  const { text } = await mypage({ entries: over });
  for (const label of [
    "すべて（7件）",
    "取引が完了したもの（5件）",
    "見送り・取り下げ・期限切れ（0件）",
    "契約の解除（2件）",
  ])
    expect(text).toContain(label);
  const paid = over.map(({ id, code }) => ({ ...entryArchived, id, code }));
  expect((await mypage({ entries: paid })).text).not.toContain("契約の解除");
});

test("B17 whom to ask stands on my-page, with the hours", async () => {
  const { html, text } = await mypage({ entries: [entryOfStory] });
  expect(text).toMatch(/お困りのときは\s*お電話 [\d-]+\s*受付 /);
  expect(html).toContain('href="tel:');
});

test("F5 a list of what is all done is no list", async () => {
  const { text } = await mypage();
  expect(text).toContain("新しく申し込む");
  expect(text).not.toContain("あとは請求書だけです。");
});

test("F10 nothing there yet, nothing found and closed for a while have drawings of their own", async () => {
  const pictureOf = (html: string) => /<main.*?<img[^>]*src="([^"]+)"/s.exec(html)?.[1];
  const pages = [await mypage(), await drawnPage({ at: "/404/" }), await drawnPage({ at: "/maintenance/" })];
  const pictures = pages.map(({ html }) => pictureOf(html));
  expect(pictures).toEqual([
    expect.stringContaining("empty"),
    expect.stringContaining("lost"),
    expect.stringContaining("closed"),
  ]);
});

test.each([
  { wanted: true, blockers: [] },
  { wanted: true, blockers: ["hasPreContractEntry" as const] },
  { wanted: false, blockers: [] },
])(
  "C6 whoever named arrears before the profile is told where the papers about them go: $wanted, $blockers",
  async ({ wanted, blockers }) => {
    const { html, text } = await mypage({
      entries: blockers.length > 0 ? [entryOfStory] : [],
      readiness: { ...blockedBy(...blockers), delinquency_wanted: wanted },
    });
    expect(text.includes("納め遅れがあるとお答えです")).toBe(wanted);
    expect(html.includes('href="/profile/#delinquency"')).toBe(wanted);
  },
);

test("what runs and what is owed stands above why another entry cannot be begun", async () => {
  const claims = entryTransferred.claims.map((claim) => ({
    ...claim,
    status: ClaimStatus.delay,
    return_date: "2026-11-05" as const,
  }));
  const { text } = await mypage({
    entries: [{ ...entryTransferred, claims }],
    readiness: blockedBy("hasDelayClaim"),
  });
  const [before = "", after] = text.split("いまは新しく申し込めません");
  expect(before).toMatch(/お引き渡しの期日を過ぎた代金があります。[\s\S]*お電話 [\d-]+/);
  expect(after).toContain("お引き渡しの予定");
  // Nothing is waited for any more.
  expect(text).not.toContain("お取引先から代金が届いたら、期日までにお引き渡しください。");
});

test("B17 the way to another entry stands below one that runs, with the next day and sum to hand over", async () => {
  const { text } = await mypage({ entries: [entryTransferred] });
  const order = ["進行中の申し込み", "次の期日は", "新しく申し込む"].map((words) => text.indexOf(words));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
});

test("B17 before the first entry stands what is asked one by one, and when the outcome is told", async () => {
  const { text } = await mypage({ readiness: readinessWithout("withdrawalStatements") });
  expect(text).toContain("1つずつ順にご案内します");
  expect(text).toMatch(/結果は、申し込みから\d+営業日以内にお知らせします/);
});

test("what the running entry needs for its contract stands above it", async () => {
  const readiness = blockedBy("identityImperfect", "hasPreContractEntry");
  const { text } = await mypage({ entries: [entryOfStory], readiness });
  expect(text).toMatch(/契約に必要です[\s\S]*進行中の申し込み\s*審査中[\s\S]*いまは新しく申し込めません/);
});

test.each([
  { division: "individual", asked: "確定申告書を送る", not: "決算書類を送る" },
  { division: "corporate", asked: "決算書類を送る", not: "確定申告書を送る" },
] as const)("B2 the list names the statements that $division hands in", async ({ division, asked, not }) => {
  const { text } = await mypage({
    user: { ...representative, corporate_division: division },
    readiness: readinessWithout("financialStatements"),
  });
  expect(text).toContain(asked);
  expect(text).not.toContain(not);
});
