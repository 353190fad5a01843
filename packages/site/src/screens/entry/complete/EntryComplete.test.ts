import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { type CurrentUser, type Entry, listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const renderReceipt = (entry: Entry, user: CurrentUser = representative) =>
  renderTestPage({
    at: "/entry/complete/",
    user,
    server: [answers(listEntries, [entry])],
  });

test("B6 B17 the receipt shows amount and dates, what happens next, and where to ask", async () => {
  const { html, text } = await renderReceipt(entryOfStory);
  expect(text).toMatch(/希望金額\s*1,800,000円\s*結果は、\d{4}年\d+月\d+日（.）までにお知らせします。/);
  expect(text).toMatch(/これからの流れ\s*いま、していただくことはありません。/);
  expect(text).toMatch(/契約から\d+営業日以内にお振り込みします。/);
  expect(text).toMatch(/入金額の目安\s*[\d,]+円〜[\d,]+円/);
  expect(text).toMatch(/お困りのときは[\s\S]*メッセージで質問する/);
  // The telephone number appears once.
  const [, main = ""] = html.split("<main");
  expect(main.split("</main")[0]?.match(/href="tel:/g)).toHaveLength(1);
});

test("R4.20 the receipt says that the identity papers are checked, with a badge", async () => {
  const user = { ...representative, identity_confirmation: IdentityConfirmation.confirming };
  const { text } = await renderReceipt(entryOfStory, user);
  expect(text).toMatch(
    /していただくことはありません。\s*本人確認：確認中\s*いまは本人確認書類を確認しています。済み次第、メールでお知らせします。/,
  );
  expect((await renderReceipt(entryOfStory)).text).not.toContain("本人確認：確認中");
});

test("R5.10 the receipt names what is missing for the contract", async () => {
  const claims = entryOfStory.claims.map((claim) => ({ ...claim, is_fixed_debt: false, contentfiles: [] }));
  const { text } = await renderReceipt({ ...entryOfStory, claims });
  expect(text).toMatch(
    /契約までに必要なもの\s*買い取れるのは、金額と支払日が決まっている請求書だけです。\s*請求書の画像かPDFを1つ以上追加してください。\s*追加の書類を/,
  );
  expect(text).not.toContain("いま、していただくことはありません。");
});

test("B4 the receipt of an inadequate entry links to the resubmission and promises no date", async () => {
  const { html, text } = await renderReceipt({ ...entryOfStory, status: EntryStatus.inadequate });
  expect(html).toContain('href="/entry/resubmit/31/"');
  expect(text).toContain("足りない書類をお送りください。届き次第、審査を続けます。");
  expect(text).not.toMatch(/までにお知らせします。|いま、していただくことはありません。/);
});
