import type { MailName } from "@kaitori/brand/mail";
import { mailNames } from "@kaitori/brand/mail-samples";
import { proofsOf } from "@kaitori/brand/proofs";
import { addDays, type CalendarDate, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import type { CallBody, reportClaim } from "@kaitori/wire";
import { expect, test } from "vitest";
import {
  askAgain,
  contract,
  decideIdentityOf,
  entryIn,
  offer,
  resubmitEntry,
  type TestEntry,
} from "../testing/entry-in.ts";
import { anotherAccount, registrationBody } from "../testing/insert-applicant.ts";
import { runDailyJobsAt, testServer } from "../testing/test-server.ts";

const server = await testServer();
const { client, clock, row, rows, lastMailTo } = server;
const { runDue } = server.server.services.jobs;

/** Texts of all sent mails by kind, because the housekeeping deletes old mails. */
const textsByKind = new Map<string, string[]>();
const recipients = new Set<string>();

/** Runs a scenario and returns the kinds of its mails. */
async function collectKinds(run: () => Promise<unknown>): Promise<string[]> {
  const last = await row<{ id: number }>`select coalesce(max(id), 0) as id from mail`;
  await run();
  const mails = await rows<{ kind: string; body: string; recipient: string }>`
    select kind, body, recipient from mail where id > ${last.id}`;
  for (const { kind, body, recipient } of mails) {
    textsByKind.set(kind, [...(textsByKind.get(kind) ?? []), body]);
    recipients.add(recipient);
  }
  return [...new Set(mails.map(({ kind }) => kind))].sort();
}

const reportsOf = (entry: TestEntry) => {
  const [claim = 0] = entry.claims;
  return {
    claim,
    report: (body: CallBody<typeof reportClaim>) =>
      entry.client.call("reportClaim", { params: { id: claim }, body }),
  };
};

async function runMornings(from: CalendarDate, until: CalendarDate): Promise<void> {
  for (let day = from; day <= until; day = addDays(day, 1))
    await runDailyJobsAt(server, `${day}T09:00:00+09:00`);
}

const submitIdentity = (entry: TestEntry) =>
  rows`
    update applicant set identity_confirmation = ${IdentityConfirmation.confirming}
    where id = ${entry.applicantId}`;

async function decideNewIdentity(
  entry: TestEntry,
  decision: Parameters<typeof decideIdentityOf>[2],
): Promise<void> {
  await submitIdentity(entry);
  await decideIdentityOf(server, entry, decision);
}

/** Scenarios with the kinds of mails that they send; the daily jobs run last. */
const scenarios: { title: string; mails: readonly string[]; run: () => Promise<unknown> }[] = [
  {
    title: "registers twice",
    mails: ["accountExists", "activation", "registered"],
    run: async () => {
      const body = registrationBody("new@example.jp");
      const browser = client();
      await browser.call("register", { body });
      const token = (await lastMailTo(body.email)).token;
      await browser.call("activateAccount", { body: { token } });
      await client().call("register", { body });
    },
  },
  {
    title: "resets the password",
    mails: ["passwordChanged", "passwordReset"],
    run: async () => {
      await server.signInApplicant({ email: "forgetful@example.jp" });
      const link = await server.requestReset("forgetful@example.jp");
      await client().call("confirmPasswordReset", { body: { ...link, new_password: "another horse" } });
    },
  },
  {
    title: "changes email address and bank account",
    mails: ["accountChanged", "mailChange", "mailChanged"],
    run: async () => {
      const { client: browser } = await server.signInApplicant();
      await browser.call("updateProfile", { body: { email: "moved@example.jp" } });
      const token = (await lastMailTo("moved@example.jp")).token;
      await browser.call("confirmMailChange", { body: { token } });
      await browser.call("updateProfile", { body: { bank_account: anotherAccount } });
    },
  },
  {
    // Closing the account deletes earlier mails.
    title: "closes the account",
    mails: ["left"],
    run: async () => {
      const { client: browser } = await server.signInApplicant();
      await browser.call("leave");
    },
  },
  {
    title: "must resubmit claim and identity",
    mails: ["askAgain", "identityConfirmed", "identityInadequate", "resubmit", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
      await askAgain(server, entry);
      await resubmitEntry(entry, { houjinbangou_address: "東京都港区1" });
      await decideNewIdentity(entry, { accept: false, reason: "文字が読めません。" });
      await decideNewIdentity(entry, { accept: true });
    },
  },
  {
    title: "gets an offer for one of two claims and submits unreadable identity papers",
    mails: ["identityInadequate", "offer", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, { claims: 2 });
      const { act } = await server.signInStaff();
      await act(entry.id, "refuse", { claim: entry.claims[1] });
      await offer(server, entry);
      await decideNewIdentity(entry, { accept: false, reason: "文字が読めません。" });
    },
  },
  {
    title: "gets an offer before the identity is confirmed",
    mails: ["identityConfirmedOffer", "offer", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
      await submitIdentity(entry);
      await offer(server, entry);
      await decideNewIdentity(entry, { accept: true });
    },
  },
  {
    title: "cancels",
    mails: ["cancel", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
      await entry.client.call("cancelEntry", { params: { id: entry.id } });
    },
  },
  {
    title: "is rejected, requests a second look, asks a question and complains",
    mails: [
      "complaint",
      "complaintAnswer",
      "inquiry",
      "inquiryAnswer",
      "reject",
      "secondLook",
      "secondLookAnswer",
      "submit",
    ],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
      const { act, actOnTask } = await server.signInStaff();
      await act(entry.id, "refuse", { claim: entry.claims[0] });
      await act(entry.id, "finish");
      const message = "もう一度ご確認ください。";
      const inquiries = [
        await entry.client.call("sendInquiry", { body: { message, entry: entry.id, is_second_look: true } }),
        await entry.client.call("sendInquiry", { body: { message } }),
        await entry.client.call("sendInquiry", { body: { message, is_complaint: true } }),
      ];
      for (const { body } of inquiries) await actOnTask(body.id, "done", { reply: "お答えします。" });
    },
  },
  {
    title: "sells two claims whose payers become insolvent before the pay-out",
    mails: ["contract", "endContract", "endSale", "offer", "reportBeforePayOut", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, { claims: 2 });
      await offer(server, entry);
      await contract(entry);
      const { act } = await server.signInStaff();
      await reportsOf(entry).report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
      for (const claim of entry.claims) await act(entry.id, "end-sale", { claim, cause: "payerInsolvent" });
    },
  },
  {
    title: "submits new identity papers before the pay-out",
    mails: ["contract", "identityConfirmed", "identityInadequate", "offer", "payOutWaits", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.contracted, { claims: 1 });
      await decideNewIdentity(entry, { accept: false, reason: "文字が読めません。" });
      await decideNewIdentity(entry, { accept: true });
    },
  },
  {
    title: "is paid, reports receipts and hands the money over in parts",
    mails: [
      "close",
      "contract",
      "handOver",
      "handOverPart",
      "offer",
      "payOut",
      "reportNotYet",
      "reportNotYetUnknown",
      "reportReceived",
      "submit",
      "takeBackReport",
      "undoHandOver",
    ],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.transferred, { claims: 1 });
      const { claim, report } = reportsOf(entry);
      const { act } = await server.signInStaff();
      await report({ kind: "notYet", is_day_unknown: true });
      await report({ kind: "notYet", expected_on: "2027-03-10" });
      await report({ kind: "received", amount: "300000", on: "2026-11-21" });
      await act(entry.id, "take-back-report", { claim, reason: "金額の誤り" });
      await act(entry.id, "hand-over", { claim, amount: "1000" });
      await act(entry.id, "undo-hand-over", { claim });
      await act(entry.id, "hand-over", { claim, amount: "1000000" });
      await act(entry.id, "close");
    },
  },
  {
    title: "has an insolvent payer",
    mails: ["contract", "offer", "payOut", "reportInsolvent", "settle", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.transferred, { claims: 1 });
      const { claim, report } = reportsOf(entry);
      await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
      await (await server.signInStaff()).act(entry.id, "settle", { claim });
    },
  },
  {
    title: "has a payer who never pays",
    mails: ["contract", "offer", "payOut", "settleUncollectable", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.transferred, { claims: 1 });
      const soldAt = clock.now();
      // Runs the jobs of earlier scenarios before the clock moves.
      await runDue();
      clock.set("2027-02-01T10:00:00+09:00");
      await (await server.signInStaff()).act(entry.id, "settle-uncollectable", {
        claim: entry.claims[0],
        note: "所在不明",
      });
      clock.set(soldAt);
    },
  },
  {
    title: "lets an offer and the papers expire",
    mails: ["endOffer", "identityEndsSoon", "offer", "offerEndsSoon", "statementsEndSoon", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
      await rows`
        update applicant set identity_valid_date = '2026-12-20', financial_statements_valid_date = '2026-12-22'
        where id = ${entry.applicantId}`;
      await runMornings("2026-11-24", "2026-12-01");
    },
  },
  {
    title: "does not hand over the money",
    mails: ["delay", "handOverSoon", "handOverToday", "reportAsked"],
    run: async () => {
      await runMornings("2027-02-01", "2027-02-17");
      await runDue();
      clock.set("2027-02-18T10:00:00+09:00");
      const { act } = await server.signInStaff();
      await act(lateEntry.id, "delay", { claim: lateEntry.claims[0] });
    },
  },
];

// Created before the clock moves.
const lateEntry = await entryIn(server, EntryStatus.transferred, { claims: 1 });

// Runs before the tests, so that each test can run alone.
const sentKinds = new Map<string, string[]>();
for (const { title, run } of scenarios) sentKinds.set(title, await collectKinds(run));

test.each(scenarios)("sends all mails to an applicant who $title", ({ title, mails }) => {
  expect(sentKinds.get(title)).toEqual(mails);
});

test("the scenarios send every kind of mail", () => {
  expect([...textsByKind.keys()].sort()).toEqual([...mailNames].sort());
});

const account = "お引き渡し先　見本銀行　本店　普通　7654321　カ）ミホン";

/** Expected sums and days. The scenarios start on Saturday, 2026-11-21, before a holiday. */
const expectedTexts: Partial<Record<MailName, readonly string[]>> = {
  passwordChanged: ["2026年11月21日 10:00 にパスワードが変更されました。"],
  accountChanged: ["2026年11月21日 10:00 に、買取代金をお振り込みする口座が登録または変更されました。"],
  left: ["2026年11月21日 10:00 に、退会の手続きが完了しました。"],
  submit: ["結果は、2026年11月26日（木）までにお知らせします。"],
  askAgain: ["書類が届いてから2営業日を目安に、結果をお知らせします。"],
  resubmit: ["結果は、2026年11月26日（木）までにお知らせします。"],
  offer: [
    "入金額（契約したとき）　949,450円\nご契約の期限　2026年11月30日（月）",
    "次の請求書は、今回は買い取りを見送らせていただきます。",
    "・株式会社青空建設　1,000,000円\n\n次の画面で、手数料と入金額をご確認ください。そのまま契約へお進みいただけます。",
    "手数料と入金額をご確認ください。\n\nいまは本人確認書類を確認しています。",
  ],
  identityInadequate: [
    "本人確認が済むまで契約できません。ご契約の期限は 2026年11月30日（月） です。",
    "次の画面から、もう一度お送りください。\n\nhttp",
  ],
  contract: [
    "入金額　949,450円",
    "ご指定の口座へ、2026年11月27日（金）までにお振り込みします。",
    `（買取代金をお振り込みする前は、お引き渡しはいりません）。\n${account}\n2027年2月4日（木）まで　1,000,000円`,
  ],
  endSale: ["ほかの請求書の買取代金 950,000円 は、契約のとおりお振り込みします。"],
  payOut: [
    "入金額　949,450円",
    `次の口座へお振り込みください。\n${account}\n2027年2月4日（木）まで　1,000,000円`,
  ],
  reportNotYetUnknown: ["2027年2月4日（木）に、もう一度お尋ねします。", account],
  reportNotYet: [
    "まだ届いていない代金の新しい期日は 2027年3月15日（月） です。",
    `届いたら、次の口座へお振り込みください。\n\n${account}\n2027年3月15日（月）まで　1,000,000円`,
  ],
  reportReceived: [
    "株式会社青空建設 から 300,000円 が届いたとのご報告を受け取りました。",
    `2026年11月27日（金）までに、次の口座へお振り込みください。\n\n${account}\n2026年11月27日（金）まで　300,000円`,
  ],
  takeBackReport: [`次のとおりです。\n\n${account}\n2027年3月15日（月）まで　1,000,000円`],
  handOverPart: [
    "株式会社青空建設 の請求書の代金のうち、1,000円 を受け取りました。",
    `残り　999,000円\n${account}\n2027年3月15日（月）まで　999,000円`,
  ],
  undoHandOver: [
    "株式会社青空建設 の請求書の代金 1,000円 を受け取ったとお知らせしましたが、こちらの記録の誤りでした。",
    `残り　1,000,000円\n${account}\n2027年3月15日（月）まで　1,000,000円`,
  ],
  handOver: ["株式会社青空建設 の請求書の代金 1,000,000円 を受け取りました。"],
  secondLook: ["担当者が内容を見直し、2026年12月1日（火）までにお答えします。"],
  inquiry: ["担当者が、2026年12月1日（火）までにお答えします。"],
  complaint: ["担当者が、2026年12月1日（火）までにお答えします。"],
  offerEndsSoon: ["入金額（契約したとき）　949,450円\nご契約の期限　2026年11月30日（月）"],
  identityEndsSoon: ["有効期限　2026年12月20日（日）"],
  statementsEndSoon: ["有効期限　2026年12月22日（火）"],
  identityConfirmed: [
    "この確認は 2029年11月21日 まで有効です。申し込みの途中のときは、次の画面からお続けください。\n\nhttp://test-brand.localhost:4100/mypage/",
  ],
  identityConfirmedOffer: ["ご契約の期限　2026年11月30日", "この本人確認は 2029年11月21日 まで有効です。"],
  handOverSoon: [`・株式会社青空建設　1,000,000円\n\n${account}\n2027年2月4日（木）まで　1,000,000円`],
  handOverToday: [
    "お取引先から届いた代金のお引き渡しの期日は、本日 2027年2月4日（木） です。",
    `・株式会社青空建設　1,000,000円\n\n${account}\n2027年2月4日（木）まで　1,000,000円`,
  ],
  reportAsked: [`・株式会社青空建設　1,000,000円`, `${account}\n2027年2月4日（木）まで　1,000,000円`],
  delay: [
    "株式会社青空建設 の請求書の代金について、お引き渡しもお知らせも、2027年2月4日（木） までに確認できませんでした。",
    `${account}\n2027年2月4日（木）まで　1,000,000円`,
  ],
};

test.each(Object.entries(expectedTexts))(
  "B11 B12 mail.%sBody contains the expected sums and days",
  (kind, parts) => {
    const text = textsByKind.get(kind)?.join("\n―\n");
    for (const part of parts) expect(text).toContain(part);
  },
);

/** Pattern of a text whose placeholders may have any value. */
const toPattern = (text: string) =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.()]/g, "\\$&"))
      .join(".+"),
  );

test("B11 B12 the expected texts cover every sentence with a sum or a day", () => {
  const sentences = proofsOf({ copy: {} }).flatMap(({ key, text }) => {
    const [, kind] = /^mail\.(\w+?)Body$/.exec(key) ?? [];
    return kind && /\{(?:date|amount|days|\w+By)\}/.test(text) ? [{ kind, text }] : [];
  });
  expect(sentences.length).toBeGreaterThan(15);
  const parts = new Map<string, readonly string[]>(Object.entries(expectedTexts));
  expect(
    sentences.filter(({ kind, text }) => !parts.get(kind)?.some((part) => toPattern(text).test(part))),
  ).toEqual([]);
});

test("B11 agreement.article5Text mails go to applicants only, never to payers", () => {
  expect(recipients.size).toBeGreaterThan(10);
  for (const address of recipients)
    expect(address).toMatch(/^(?:applicant-\d+|new|forgetful|moved)@example\.jp$/);
});
