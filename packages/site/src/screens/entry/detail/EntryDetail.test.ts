import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import {
  type Entry,
  getEntry,
  getEntryHistory,
  getEntryInadequacies,
  type HandOver,
  listHandOvers,
} from "@kaitori/wire";
import { expect, test } from "vitest";
import {
  entryArchived,
  entryOfStory,
  entryRejected,
  entryTransferred,
  handOversOfStory,
  handOversWhen,
} from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { brandOfTests } from "#testing/brand-of-tests.ts";
import { drawnPage } from "#testing/drawn-page.tsx";

const detail = (entry: Entry, handOvers: HandOver[] = []) =>
  drawnPage({
    at: "/entry/detail/31/",
    user: representative,
    server: [
      answers(getEntry, entry),
      answers(getEntryHistory, []),
      answers(getEntryInadequacies, []),
      answers(listHandOvers, handOvers),
    ],
  });

test("H6 the reason that the specification gives for an entry that came back is shown", async () => {
  const description_of_inadequate_document = "通帳の3月分のページが写っていません。";
  const { text } = await detail({
    ...entryOfStory,
    status: EntryStatus.inadequate,
    description_of_inadequate_document,
  });
  expect(text).toContain("書類の不足あり");
  expect(text).toContain(description_of_inadequate_document);
});

test("B12 with an insolvent payer the price stays what was paid, and nothing is asked for", async () => {
  const [first, second] = handOversOfStory;
  const insolvent = { amount: "0", handed_over: "0", standing: "payerInsolvent" } as const;
  const { text } = await detail(entryTransferred, [
    ...(first ? [first] : []),
    ...(second ? [{ ...second, amount: "0", claims: [{ claim: 12, ...insolvent }] }] : []),
  ]);
  expect(text).toContain("2,089,450円");
  expect(text).toContain("お取引先の支払不能のご報告を受けています。");
  expect(text).not.toContain("大森機械工業株式会社880,000円");
});

test("B12 before its day the page says what to do when the payer is late, and that it costs nothing", async () => {
  const { text } = await detail(entryTransferred, handOversOfStory);
  expect(text.split("お取引先の支払いが遅れるときは、お知らせください。")).toHaveLength(3);
});

test("B12 of what has come in part that part is asked for, and the rest is named as not yet come", async () => {
  const part = { amount: "200000", handed_over: "120000", awaited: "1000000", standing: "received" } as const;
  const { text } = await detail(entryTransferred, handOversWhen(part));
  expect(text).toContain("株式会社青空建設200,000円");
  expect(text).toMatch(/お取引先からまだ届いていない分 1,000,000円/);
});

test("B12 of a settled claim what comes later can be reported, after the close as well", async () => {
  const settled = { amount: "0", handed_over: "80000", awaited: "1240000", standing: "settled" } as const;
  const { text } = await detail(entryArchived, handOversWhen(settled));
  expect(text).toContain(
    "株式会社青空建設 の請求書は、お取引先の支払不能により、お引き渡しが終わっています。",
  );
  expect(text.split("あとから届いた代金を知らせる")).toHaveLength(2);
});

test("F5 what a refusal costs, that there is no last day to apply again, and whom to ask stand where it is told", async () => {
  const { text } = await detail(entryRejected);
  const [, told = ""] = text.split("見送り");
  expect(told).toMatch(/かかる費用\s*0円/);
  expect(told).toContain("いつでも、もう一度申し込めます。");
  expect(told.split("請求書")[0]).toContain(brandOfTests.settings.legal.phone);
});

test("F5 B12 when money is to be handed over, that is the largest figure, and what was paid stands below it", async () => {
  const { text } = await detail(entryTransferred, handOversOfStory);
  expect(text).toMatch(/お引き渡しいただく代金\s*2,200,000円\s*入金額　2,089,450円/);
});

test("F5 of a delay the page says how much since when, what to do now and what it costs", async () => {
  const claims = entryTransferred.claims.map((claim) => ({ ...claim, status: ClaimStatus.delay }));
  const { text } = await detail({ ...entryTransferred, claims });
  expect(text).toContain("お引き渡しの遅れ");
  expect(text).toMatch(/株式会社青空建設　1,320,000円　期日 \d{4}年\d+月\d+日（.）/);
  expect(text).toContain("年14.6％の遅延損害金");
  expect(text).not.toContain("お取引先から代金が届いたら、期日までに当社へお引き渡しください。");
});

test("F5 who is asked for papers reads by when the result comes after they arrive", async () => {
  const { text } = await detail({ ...entryOfStory, status: EntryStatus.inadequate });
  expect(text).toContain("書類が届いてから2営業日以内に、結果をお知らせします。");
});
