import { ClaimStatus, EntryStatus, IdentityConfirmation, yenOf, yenWithSeparators } from "@kaitori/domain";
import {
  type ContractTerms,
  type CurrentUser,
  type Entry,
  getContractTerms,
  getEntry,
  type HandOver,
  listEntries,
  listHandOvers,
} from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { entryContracted, entryReviewed, historyEvent } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { termsOfOneClaim, termsOfStory } from "#stories/terms.ts";
import { countIn } from "#testing/count-in.ts";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const renderOffer = (
  entry: Entry,
  { user = representative, terms = termsOfStory, entries = [] }: OfferOptions = {},
) =>
  renderTestPage({
    at: "/entry/contract/31/",
    user,
    server: [answers(getEntry, entry), answers(getContractTerms, terms), answers(listEntries, entries)],
  });

interface OfferOptions {
  readonly user?: CurrentUser;
  readonly terms?: ContractTerms;
  /** The user's entries, of which one may be open. */
  readonly entries?: Entry[];
}

const renderContractComplete = (entries: Entry[], handOvers: HandOver[] = [], user?: CurrentUser) =>
  renderTestPage({
    at: "/entry/contract/complete/",
    user: user ?? representative,
    server: [answers(listEntries, entries), answers(listHandOvers, handOvers)],
  });

const withIdentity = (state: keyof typeof IdentityConfirmation): CurrentUser => ({
  ...representative,
  identity_confirmation: IdentityConfirmation[state],
});

const expired = { ...entryReviewed, contract_period: "2026-11-20" } as const;

test("R5.10 an expired offer shows its amount and a link to a new entry", async () => {
  const { text } = await renderOffer(expired);
  for (const part of ["契約の期限が過ぎました", "2,089,450円", "同じ内容でもう一度申し込む"])
    expect(text).toContain(part);
  expect(text).not.toMatch(/いま契約すると|この条件で契約する|同意します|お引き渡しください/);
});

test("R4.20 an applicant who cannot sign yet sees no payout date, but the unchanged last day", async () => {
  const { text } = await renderOffer(entryReviewed, { user: withIdentity("confirming") });
  expect(text).toContain("いまは契約できません");
  expect(text).toMatch(/契約の期限は\d{4}年\d+月\d+日[^。]*のまま変わりません/);
  expect(text).not.toMatch(/いま契約すると|までに契約してください/);
});

test.each([
  { entry: entryContracted, title: "この申し込みの契約は済んでいます" },
  { entry: { ...entryReviewed, status: EntryStatus.underReview }, title: "契約の前の審査中です" },
])("an entry without an offer shows its state: $title", async ({ entry, title }) => {
  const { text } = await renderOffer(entry);
  expect(text).toContain(title);
  expect(text).not.toContain("契約できる状態ではありません");
});

test.each(["8.00", "12.5"])(
  "B5 a fee of %s that is no exact percentage is shown as an amount only",
  async (ratio) => {
    const claims = entryReviewed.claims.map((claim) => ({ ...claim, purchase_fee_ratio: ratio }));
    const { text } = await renderOffer({ ...entryReviewed, claims });
    expect(text).toContain("重要事項の説明");
    expect(text).not.toMatch(/手数料（(?:800|1250)％）/);
  },
);

test("B5 B11 the offer has its own figures, and neither the desired amount nor an account to hand over", async () => {
  const { text, html } = await renderOffer(entryReviewed);
  expect(text).toContain("入金額の内訳");
  expect(text).not.toContain("希望金額");
  expect(text).not.toContain("お引き渡し先の口座");
  expect(text).not.toContain("カレンダーに入れる");
  expect(html).not.toContain("をコピーする");
});

test("D9 an invoice that fell due after the offer is not selected for the contract", async () => {
  const [first, second] = entryReviewed.claims;
  const claims = first && second ? [{ ...first, obliger_payment_date: "2026-11-01" as const }, second] : [];
  const { text } = await renderOffer({ ...entryReviewed, claims });
  const [choice = "", due = ""] = text.split("支払期日を迎えたため、契約できない請求書");
  expect(due).toContain("株式会社青空建設");
  expect(choice.split("契約する請求書")[1]).not.toContain("株式会社青空建設");
});

test.each([
  {
    reason: "R4.21 in words of the review",
    refusal: { note: "請求書の日付が読めませんでした。" },
    shown: "請求書の日付が読めませんでした。",
  },
  {
    reason: "B15 by code, to be corrected in the next entry",
    refusal: { reasons: [{ code: "amountDiffers" as const }] },
    shown: "次の申し込みでは、請求書をお確かめのうえ、金額を直してください。",
  },
])("the page gives the reason for an invoice that is not bought: $reason", async ({ refusal, shown }) => {
  const [first, ...otherClaims] = entryReviewed.claims;
  const claims = first ? [{ ...first, status: ClaimStatus.cannotBuy }, ...otherClaims] : [];
  const event = { claim: first?.id ?? null, ...refusal };
  const history = [historyEvent("refuse", "2026-11-20T11:00:00+09:00", event)];
  const { text } = await renderOffer({ ...entryReviewed, claims, history });
  expect(text.split("今回は買い取れない請求書")[1]).toContain(shown);
});

test("each obstacle to the contract is listed", async () => {
  const [first, ...otherClaims] = entryReviewed.claims;
  const claims = first ? [{ ...first, is_fixed_debt: false, contentfiles: [] }, ...otherClaims] : [];
  const { text } = await renderOffer({ ...entryReviewed, claims });
  expect(text).toContain("いまは契約できません");
  expect(text).toContain("請求書の画像かPDFを1つ以上追加してください。");
  expect(text).toContain("買い取れるのは、金額と支払日が決まっている請求書だけです。");
});

test("the page of a signed contract shows a visitor a link to the login", async () => {
  const { html, text } = await renderTestPage({ at: "/entry/contract/complete/" });
  const [, main = html] = html.split("<main");
  expect(text).toContain("ログイン");
  expect(main).toMatch(/href="\/login\//);
});

test.each([
  {
    server: "with references",
    handOvers: [{ due_on: "2027-01-05" as const, reference: "1000017", amount: "1320000", claims: [] }],
    reference: true,
  },
  { server: "without additions", handOvers: [], reference: false },
])(
  "B11 the page of a signed contract shows account, sum and last day to hand over, on a server $server",
  async ({ handOvers, reference }) => {
    const { html, text } = await renderContractComplete([entryContracted], handOvers);
    expect(text).toContain("契約が完了しました");
    for (const part of ["1,320,000円", "2027年1月5日", exampleTestBrand.settings.returnAccount.number])
      expect(text.split("代金のお引き渡し")[1]).toContain(part);
    expect(text.includes("1000017")).toBe(reference);
    expect(html).toMatch(/aria-label="口座番号[^"]*コピー/);
  },
);

test("B12 the page of a signed contract gives no payout date while new identity papers are reviewed", async () => {
  const { text } = await renderContractComplete([entryContracted], [], withIdentity("confirming"));
  expect(text).toContain("新しい本人確認書類の確認が済みしだい、お振り込みします。");
  expect(text).not.toContain("までにお振り込みします。");
});

test("B16 explanation, then contract, each with its checkbox, open on demand, scroll by keyboard and can be saved", async () => {
  const { html, text } = await renderOffer(entryReviewed);
  const [textBefore = "", textAfter = ""] = text.split("お取引先が支払わなかったとき");
  expect(textBefore).toContain("重要事項の説明");
  expect(textAfter).toContain("契約書の内容と金額を確認し、同意します");
  expect(html.match(/type="checkbox"[^>]*required/g)).toHaveLength(2);
  expect(withoutDisclosures(html)).not.toMatch(/同意します|内容を確認しました|この条件で契約する/);
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(text).toContain("第1条（債権の譲渡）");
  for (const name of ["重要事項の説明", "ファクタリングサービス契約書"])
    expect(html).toMatch(new RegExp(`<section[^>]*aria-label="${name}"[^>]*tabindex="0"`, "i"));
  expect(text).toMatch(/ダウンロード|保存する|PDF/);
  // Only the footnote of the explanation has the hash.
  expect(countIn(text, termsOfStory.hash)).toBe(1);
});

test("R4.20 without identity papers of the applicant, the offer links to their form", async () => {
  const { html } = await renderOffer(entryReviewed, { user: withIdentity("notSubmitted") });
  expect(html).toContain('href="/profile/#identity"');
});

const inTime = { ...entryReviewed, contract_period: "2026-11-27" } as const;

test.each<{ key: string; when: string; entry: Entry; shown: string }>([
  {
    key: "entryStatus.contractBy",
    when: "it is offered",
    entry: inTime,
    shown: "2026年11月27日（金）までに契約してください。",
  },
  {
    key: "entryStatus.payOutIfNow",
    when: "it is offered on a Saturday before a holiday",
    entry: inTime,
    shown: "いま契約すると、2026年11月27日（金）までにお振り込みします。",
  },
  {
    key: "contract.periodOver",
    when: "the offer has expired",
    entry: expired,
    shown: "契約の期限は2026年11月20日（金）まででした。費用はかかりません。",
  },
  {
    key: "contract.accountMissing",
    when: "the entry has no account",
    entry: { ...inTime, bank_account: null },
    shown: "振込先の口座が登録されていません。",
  },
  {
    key: "contract.allPastPaymentDate",
    when: "every invoice has fallen due",
    entry: {
      ...inTime,
      claims: inTime.claims.map((claim) => ({ ...claim, obliger_payment_date: "2026-11-21" })),
    },
    shown: "お取引先の支払期日を迎えた請求書は契約できません。",
  },
])("B5 B12 the page of the offer shows $key when $when", async ({ entry, shown }) => {
  vi.setSystemTime("2026-11-21T10:00:00+09:00");
  expect((await renderOffer(entry)).text).toContain(shown);
});

test("B5 mail.offerBody the page of the offer shows fee, charge and payout before the consent", async () => {
  const { total } = termsOfStory;
  // Without the explanation, which repeats the amounts.
  const [textBefore = ""] = (await renderOffer(inTime)).text.split("重要事項の説明");
  for (const yen of [total.purchase_fee, total.bank_charge, total.deposit_amount])
    expect(textBefore).toContain(`${yenWithSeparators(yenOf(yen))}円`);
  for (const label of ["手数料", "振込手数料", "入金額"]) expect(textBefore).toContain(label);
});

test("B12 the page of a signed contract states the next step and its date", async () => {
  vi.setSystemTime("2026-11-21T10:00:00+09:00");
  const { text } = await renderContractComplete([entryContracted]);
  expect(text).toContain("2026年11月26日（木）までにお振り込みします。");
  expect(text).toContain("期日までに当社の口座へお引き渡しください。振込手数料はご負担をお願いします。");
});

test("B12 contract.noContractText without an unpaid contract the page shows no payout date", async () => {
  const { text } = await renderContractComplete([]);
  expect(text).toContain("契約が済むと、お振り込みまでのご案内がここに出ます。");
  expect(text).not.toContain("までにお振り込みします。");
});

const withoutDisclosures = (html: string) => html.replace(/<details.*?<\/details>/gs, "");

test.each([
  {
    invoices: "two invoices",
    terms: termsOfStory,
    claims: entryReviewed.claims,
    sum: "2,089,450",
    fee: "110,000",
  },
  {
    invoices: "one invoice",
    terms: termsOfOneClaim,
    claims: entryReviewed.claims.slice(0, 1),
    sum: "1,253,450",
    fee: "66,000",
  },
])(
  "B5 outside explanation and contract, an offer of $invoices shows each amount once",
  async ({ terms, claims, ...offered }) => {
    const { html } = await renderOffer({ ...entryReviewed, claims }, { terms });
    const plainText = withoutDisclosures(html).replace(/<[^>]+>/g, "");
    expect(countIn(plainText, `${offered.sum}円`)).toBe(1);
    expect(countIn(plainText, `${offered.fee}円`)).toBe(1);
    // The offer, the explanation and the contract.
    expect(countIn(html.replace(/<[^>]+>/g, ""), `${offered.sum}円`)).toBe(3);
  },
);

test("B5 B11 the transfer charge is shown only at the invoice from which it is deducted", async () => {
  const { html } = await renderOffer(entryReviewed);
  const plainText = withoutDisclosures(html).replace(/<[^>]+>/g, "");
  expect(plainText.match(/振込手数料\s*−[\d,]+円/g)).toEqual(["振込手数料−550円", "振込手数料−550円"]);
});

test("B5 a company name does not break inside the checkbox of its invoice", async () => {
  const { html } = await renderOffer(entryReviewed);
  expect(html).toMatch(/<span class="Unbroken[^"]*">大森機械工業株式会社<\/span> の請求書を売る/);
});

test("B17 the page of an offer begins with last day, payout, payout date and one button", async () => {
  vi.setSystemTime("2026-11-21T10:00:00+09:00");
  const { text } = await renderOffer(inTime);
  expect(text).toMatch(
    /2026年11月27日（金）までに契約してください。.*入金額\s*2,089,450円\s*いま契約すると、2026年11月27日（金）までにお振り込みします。\s*説明と契約書を読む/s,
  );
});

test("B17 the page of an offer has the telephone number once, at the bottom, with a written inquiry", async () => {
  const { html, text } = await renderOffer(entryReviewed);
  expect(text).toMatch(/お困りのときは[\s\S]*メッセージで質問する/);
  const [, main = ""] = html.split("<main");
  expect(withoutDisclosures(main.split("</main")[0] ?? "").match(/href="tel:/g)).toHaveLength(1);
});

test("R4.14 while another entry is open, an expired offer has no button for a new entry", async () => {
  const { text } = await renderOffer(expired, { entries: [entryReviewed] });
  expect(text).not.toMatch(/もう一度申し込む|新しく申し込む/);
});
