import { ClaimStatus } from "@kaitori/domain";
import { listHandOvers } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import {
  claimsBoughtLongAgo,
  entryContracted,
  entryOfStory,
  entryTransferred,
} from "#stories/entry-states.ts";
import { answers } from "#stories/story-server.ts";
import { countIn } from "#testing/count-in.ts";
import { entryInDelay, pastHandOvers, renderMyPage } from "#testing/render-entries.ts";

const delayed = {
  ...entryInDelay,
  claims: entryInDelay.claims.map((claim) => ({ ...claim, return_date: "2026-11-05" as const })),
};

/** The telephone numbers that the page shows. */
const numbersIn = (html: string) =>
  /<main[\s\S]*<\/main>/.exec(html)?.[0].match(/<a [^>]*href="tel:[^>]*>0[\d-]+</g) ?? [];

test("late entries and hand-overs come before the reason against a new entry", async () => {
  const { text } = await renderMyPage({ entries: [delayed] });
  const [textBefore = ""] = text.split("お引き渡しが済むと、新しく申し込めます。");
  expect(textBefore).toMatch(/お引き渡しの期日を過ぎた額[\s\S]*まずお電話ください/);
  expect(textBefore).toContain("期日を過ぎたお引き渡し");
  expect(text).not.toContain("お取引先から代金が届いたら");
});

test("B17 the reason against a new entry is less prominent than the late entry", async () => {
  const { html } = await renderMyPage({ entries: [entryInDelay] });
  const noteClass = /<p class="([^"]*)">[^<]*新しく申し込めます。/.exec(html)?.[1];
  expect(noteClass).toContain("Text_");
  expect(html).not.toContain("いまは新しく申し込めません");
});

test("B12 B17 a late entry shows the next step with a link to call, the folded daily cost, and the telephone number once, at the end", async () => {
  const { html, text } = await renderMyPage({ entries: [delayed] });
  const [card = ""] = text.split("詳しく見る");
  expect(html.split("</article>")[0]).toMatch(/<a [^>]*href="tel:[^>]*>まずお電話ください</);
  expect(card).toContain("期日の翌日から年14.6％（1日880円）の遅延損害金がかかります。");
  expect(html.split("</article>")[0]).toMatch(/<summary[^>]*>遅延損害金は、いまはお振り込み不要です/);
  expect(card).toContain("お取引先の支払いが遅れているあいだは、かかりません。");
  expect(numbersIn(html)).toHaveLength(1);
  expect(text).toMatch(
    /期日を過ぎたお引き渡し[\s\S]*お困りのときは\s*お電話 [\d-]+\s*受付 .+\s*メッセージで質問する/,
  );
  expect(text).toContain("期日を過ぎたお引き渡し");
});

test.each([
  { delayedNext: "すぐにお振り込みください。", shown: "すぐにお振り込みください。まずお電話ください\n" },
  {
    delayedNext: "まずお電話ください。夜でも、まずお電話ください。",
    shown: "まずお電話ください\n。夜でも、まずお電話ください。\n",
  },
])(
  "B12 a brand's own text for a late entry is complete and has a link to call: $delayedNext",
  async (row) => {
    const copy = { "entryStatus.delayedNext": row.delayedNext };
    const { html, text } = await renderMyPage({ entries: [delayed], copy });
    expect(text).toContain(row.shown);
    expect(html.match(/<a [^>]*href="tel:[^>]*>まずお電話ください</g)).toHaveLength(1);
  },
);

test("B12 R4.5 my-page labels the earliest of several passed due dates", async () => {
  const [first, second] = delayed.claims;
  const claims = [first, { ...second, return_date: "2026-11-12" }] as typeof delayed.claims;
  expect((await renderMyPage({ entries: [delayed] })).text).toMatch(/[^い]期日\s*2026年11月5日/);
  expect((await renderMyPage({ entries: [{ ...delayed, claims }] })).text).toMatch(
    /いちばん早い期日\s*2026年11月5日/,
  );
});

test("B12 my-page shows money as late once its receipt is reported and its due date has passed", async () => {
  const [claim] = claimsBoughtLongAgo(ClaimStatus.transferred);
  const entry = { ...entryTransferred, claims: [claim] } as typeof entryTransferred;
  const receivedLine = { amount: "1320000", handed_over: "0", awaited: "0", standing: "received" } as const;
  const moreAnswers = [answers(listHandOvers, pastHandOvers(receivedLine))];
  const { text, html } = await renderMyPage({ entries: [entry], moreAnswers });
  expect(text).toMatch(/届いている代金は、すぐにお振り込みください。[\s\S]*お電話/);
  expect(text).not.toContain("お取引先から代金が届いたら");
  expect(numbersIn(html)).toHaveLength(1);
});

test("B17 the due date of a single late hand-over is shown once", async () => {
  const { text } = await renderMyPage({ entries: [{ ...delayed, claims: delayed.claims.slice(0, 1) }] });
  expect(text).toContain("期日を過ぎたお引き渡し");
  expect(countIn(text, "2026年11月5日（木）")).toBe(1);
});

test("B17 only the first of two late entries shows the telephone number", async () => {
  const { html } = await renderMyPage({ entries: [delayed, { ...delayed, id: 90 }] });
  expect(numbersIn(html)).toHaveLength(1);
});

test.each([
  { state: "open", entry: entryOfStory },
  { state: "late", entry: delayed },
])("B17 my-page has one link to an entry that is $state", async ({ entry }) => {
  const { html } = await renderMyPage({ entries: [entry] });
  expect(html.match(new RegExp(`href="/entry/detail/${entry.id}/"`, "g"))).toHaveLength(1);
});

test("B12 B17 a late entry shows the cost until today and a button to the account", async () => {
  vi.setSystemTime("2026-11-19T10:00:00+09:00");
  const { html, text } = await renderMyPage({ entries: [delayed] });
  const [card = ""] = text.split("詳しく見る");
  // 14 days of 528 and 352 yen.
  expect(card).toContain(
    "いまは、代金だけをお振り込みください。期日までに受け取っていたときは、今日までの分は請求書ごとの期日から数えて約12,320円です。",
  );
  expect(html).toMatch(
    /<a (?=[^>]*href="[^"]*#hand-over-account")[^>]*class="[^"]*Button[^>]*>お引き渡し先の口座/,
  );
  expect(html).toMatch(/<h3 [^>]*id="hand-over-account"[^>]*>お引き渡し先の口座/);
});

test.each([
  { stated: "both", damages: ["5000", "2500"], expected: "今日までの分は7,500円です。" },
  // The server states no damages of the second claim: 14 days of 352 yen.
  { stated: "one", damages: ["5000"], expected: "期日から数えて約9,928円です。" },
])("B12 the damages are those of the server if it states them: $stated", async ({ damages, expected }) => {
  vi.setSystemTime("2026-11-19T10:00:00+09:00");
  const claims = delayed.claims.map(({ id, amount }, index) => ({
    claim: id,
    amount,
    handed_over: "0",
    standing: "received" as const,
    ...(damages[index] && { late_damages: damages[index] }),
  }));
  const day = { due_on: "2026-11-05" as const, reference: "1000017", amount: "2200000", claims };
  const { text } = await renderMyPage({ entries: [delayed], moreAnswers: [answers(listHandOvers, [day])] });
  expect(text.split("詳しく見る")[0]).toContain(expected);
});

test("B17 the last stage of an entry is the hand-over, in progress after the payout", async () => {
  const steps = async (entry: typeof entryTransferred) =>
    (await renderMyPage({ entries: [entry] })).html.split("<li ").filter((part) => part.includes("Stepper_"));
  expect((await steps(entryTransferred)).at(-1)).toMatch(/^[^>]*aria-current="step".*お引き渡し</);
  expect((await steps(entryContracted)).at(-1)).toMatch(/^[^>]*(?<!aria-current="step")>.*お引き渡し</);
  expect((await steps(delayed)).at(-1)).toMatch(/Stepper_late/);
  expect((await steps(entryTransferred)).at(-1)).not.toMatch(/Stepper_late/);
});
