import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { type DraftEntry, getDraftEntry, getProfile, getSuppressEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { filesOf } from "#application/entry/draft/draft-content.ts";
import { draftOfClaims, emptyDraft, fullClaim, incompleteClaim } from "#stories/drafts.ts";
import { entryOfStory } from "#stories/entry-states.ts";
import { newcomer, representative, representativeWithout } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { answers, type StoryAnswer } from "#stories/story-server.ts";
import { countIn } from "#testing/count-in.ts";
import { entryInDelay, renderMyPage } from "#testing/render-entries.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

test("R4.14 a declined user with a late hand-over sees the reasons against a new entry", async () => {
  const user = { ...representative, has_satisfied_profile: false, has_pre_entry_declined: true };
  const { text } = await renderMyPage({ user, entries: [entryInDelay] });
  expect(text).toContain("ご利用前の確認のお答えでは、いまはご利用いただけません。");
  expect(text).toContain("遅れている代金のお引き渡しが済むと、新しく申し込めます。");
});

test.each([
  { state: "under review", status: EntryStatus.underReview },
  { state: "inadequate", status: EntryStatus.inadequate },
])("B17 while an entry is $state, my-page does not mention another one", async ({ status }) => {
  const { text } = await renderMyPage({ entries: [{ ...entryOfStory, status }] });
  expect(text).not.toMatch(/新しく申し込|ほかの請求書を申し込む|書類の不足している請求書/);
});

test("a declined user does not see the missing items", async () => {
  const userWithoutStatements = representativeWithout("withdrawalStatements", "financialStatements");
  const { text } = await renderMyPage({
    user: { ...userWithoutStatements, has_satisfied_profile: false, has_pre_entry_declined: true },
  });
  expect(text).toContain("いまは新しく申し込めません");
  expect(text).not.toContain("あと2件で申し込めます");
});

test.each([
  { wanted: true, entries: [] },
  { wanted: true, entries: [entryOfStory] },
  { wanted: false, entries: [] },
])(
  "with $entries.length entries, the upload of papers about tax arrears is linked if they are wanted: $wanted",
  async ({ wanted, entries }) => {
    const { html, text } = await renderMyPage({
      user: { ...representative, delinquency_wanted: wanted },
      entries,
    });
    expect(text.includes("税金・社会保険料の納付の状況がわかる書類")).toBe(wanted);
    expect(html.includes('href="/profile/#delinquency"')).toBe(wanted);
  },
);

test("B17 before the first entry my-page shows that it can be interrupted and when the result comes", async () => {
  const { text } = await renderMyPage({ user: representativeWithout("withdrawalStatements") });
  expect(text).toContain("途中でやめても、続きから始められます。");
  expect(text).toMatch(/入金額は請求書の金額から手数料[\d.]+％〜[\d.]+％と振込手数料を引いた額です。/);
  expect(text).toMatch(/結果は申し込みから\d+営業日以内、/);
});

test.each([
  { division: "individual", shown: "確定申告書か開業届を送る", hidden: "決算書類を送る" },
  { division: "corporate", shown: "決算書類を送る", hidden: "確定申告書か開業届を送る" },
] as const)(
  "B2 the readiness list names the financial statements of a $division applicant",
  async ({ division, shown, hidden }) => {
    const { text } = await renderMyPage({
      user: { ...representativeWithout("financialStatements"), corporate_division: division },
    });
    expect(text).toContain(shown);
    expect(text).not.toContain(hidden);
  },
);

test.each([
  {
    state: "refused",
    status: IdentityConfirmation.inadequate,
    reason: "裏面が写っていません。",
    shown: "再提出が必要 裏面が写っていません。",
  },
  {
    state: "refused without a reason",
    status: IdentityConfirmation.inadequate,
    reason: null,
    shown: "再提出が必要 書類を読み取れないところがありました。",
  },
  {
    state: "expired",
    status: IdentityConfirmation.expired,
    reason: null,
    shown: "期限切れ 新しい書類をお送りください。",
  },
] as const)(
  "R4.8 B17 an identity that is $state has its reason above the button",
  async ({ status, reason, shown }) => {
    const profile = { ...corporation, identity_confirmation: status, identity_reason: reason };
    const user = { ...representative, identity_confirmation: status };
    for (const draft of [emptyDraft, draftOfClaims(fullClaim)]) {
      const moreAnswers = [answers(getProfile, profile), answers(getDraftEntry, draft)];
      const { text } = await renderMyPage({ user, moreAnswers });
      expect(text.replace(/\s+/g, " ")).toContain(`本人確認書類：${shown} 本人確認書類を送る`);
    }
  },
);

const withoutProfile = { ...representative, has_satisfied_profile: false };

test("B2 missing items are worded as tasks, and the invoice has no link before they are done", async () => {
  const { html } = await renderMyPage({ user: withoutProfile });
  expect(html).toMatch(/<a [^>]*href="[^"]*"[^>]*>登録情報の足りない項目を入力する/);
  expect(html).not.toContain("/entry/entry_invoice/");
});

test.each([
  { draft: "without a draft", server: [] },
  { draft: "with a draft", server: [answers(getDraftEntry, draftOfClaims(fullClaim))] },
])(
  "B2 B17 the first missing item is a link in the button and plain text in the list: $draft",
  async ({ server }) => {
    const { html, text } = await renderMyPage({ user: withoutProfile, moreAnswers: server });
    expect(countIn(text, "登録情報の足りない項目を入力する")).toBe(1);
    expect(html).toMatch(/<li[^>]*><a [^>]*href="[^"]*profile[^"]*"[^>]*>登録情報<\/a>/);
  },
);

test("B2 B17 the button links to the next missing item, or to the entry if nothing is missing", async () => {
  const firstLink = async (user: typeof representative) => {
    const { html } = await renderMyPage({ user });
    const [, page = ""] = html.split("</h1>");
    const [, to, name] = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)/.exec(page) ?? [];
    return { to, name, isOffered: page.includes("新しく申し込む") };
  };
  expect(await firstLink(withoutProfile)).toEqual({
    to: expect.stringMatching(/profile/),
    name: "登録情報の足りない項目を入力する",
    isOffered: false,
  });
  expect(await firstLink(representative)).toMatchObject({
    to: "/entry/entry_invoice/",
    name: "新しく申し込む",
  });
});

test("B3 B17 an unsent draft is shown as the open entry with content, date and a button", async () => {
  const renderDraft = (draft: DraftEntry, ...moreAnswers: StoryAnswer[]) =>
    renderMyPage({ moreAnswers: [answers(getDraftEntry, draft), ...moreAnswers] });
  const { html, text } = await renderDraft(draftOfClaims(fullClaim));
  expect(text).not.toContain("申し込みはまだありません");
  expect(text).toMatch(
    /書きかけの申し込み\s*入力済み：請求書1件\s*請求書の金額\s*1,320,000円\s*続ける\s*結果は申し込みから\d+営業日以内、入金額は[^。]*。\s*2026年11月21日.*に保存。期限はありません。\s*下書きを破棄する/,
  );
  expect(html).toMatch(/href="\/entry\/entry_invoice\/"[^>]*>続ける/);
  // While new entries are stopped, the draft has no button to continue.
  const newEntriesStopped = answers(getSuppressEntries, {
    method: "stop-new-entry",
    segment: null,
    message: "",
  });
  expect((await renderDraft(draftOfClaims(fullClaim), newEntriesStopped)).text).not.toContain("続ける");
  const blank = { ...incompleteClaim, obliger_company_name: "", amount: "" };
  expect((await renderDraft(draftOfClaims(blank))).text).toContain("申し込みはまだありません");
});

test("B17 papers of a draft are listed by name, invoices by number", async () => {
  const draft = draftOfClaims(fullClaim);
  const [file] = filesOf(draft);
  if (!file) throw new Error("the draft of the story has no file");
  const addfiles = ["pl", "bs", "pl"].map((kind, index) => ({
    ...file,
    id: 90 + index,
    kind,
    kinds: [kind],
  }));
  const { text } = await renderMyPage({ moreAnswers: [answers(getDraftEntry, { ...draft, addfiles })] });
  expect(text).toContain("請求書1件・損益計算書・貸借対照表");
});

test("a user without a name is greeted without one", async () => {
  expect((await renderMyPage()).text).toContain("田中 健一さま");
  expect((await renderMyPage({ user: newcomer })).text).not.toContain("さま");
});

test("a confirmed identity has the same label as in the profile", async () => {
  const { text } = await renderMyPage({ user: representativeWithout("withdrawalStatements") });
  expect(text).toMatch(/本人確認書類\s*確認済み/);
});

test("a complete readiness list is not shown", async () => {
  const { text } = await renderMyPage();
  expect(text).toContain("新しく申し込む");
  expect(text).not.toContain("あとは請求書だけです。");
});

test("the empty page, 404 and maintenance have different drawings", async () => {
  const pictureOf = (html: string) => /<main.*?<img[^>]*src="([^"]+)"/s.exec(html)?.[1];
  const pages = [
    await renderMyPage(),
    await renderTestPage({ at: "/404/" }),
    await renderTestPage({ at: "/maintenance/" }),
  ];
  const pictures = pages.map(({ html }) => pictureOf(html));
  expect(pictures).toEqual([
    expect.stringContaining("empty"),
    expect.stringContaining("lost"),
    expect.stringContaining("closed"),
  ]);
});
