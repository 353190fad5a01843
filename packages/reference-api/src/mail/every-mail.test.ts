import type { MailName } from "@kaitori/brand/mail";
import { mailNames } from "@kaitori/brand/mail-samples";
import { proofsOf } from "@kaitori/brand/proofs";
import { addDays, type CalendarDate, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import {
  activateAccount,
  type CallBody,
  cancelEntry,
  confirmMailChange,
  confirmPasswordReset,
  getEntry,
  leave,
  register,
  reportClaim,
  requestPasswordReset,
  reviewEntry,
  sendInquiry,
  updateProfile,
} from "@kaitori/wire";
import { expect, test } from "vitest";
import { decideIdentity } from "../entry/review/decide-identity.ts";
import { correctedBody } from "../entry/samples.ts";
import { atDesk } from "../testing/at-desk.ts";
import { asDesk, askAgain, contract, type EntryAt, entryIn, offer } from "../testing/entry-in.ts";
import { lastMailTo, tokenIn } from "../testing/read-mail.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { workOfDayAt } from "../testing/work-of-day.ts";

const server = await serverOfFile();
const { database, client, clock, row, rows } = server;
const { runDue } = server.server.services.jobs;

/** The texts of all runs, by their kind; the table forgets what was sent a month ago. */
const seen = new Map<string, string[]>();
/** The recipients of the mails of all runs. */
const readers = new Set<string>();

/** The mails of a run, each kind once, in any order. */
async function kindsOf(run: () => Promise<unknown>): Promise<string[]> {
  const last = await row<{ id: number }>`select coalesce(max(id), 0) as id from mail`;
  await run();
  const mails = await rows<{ kind: string; body: string; recipient: string }>`
    select kind, body, recipient from mail where id > ${last.id}`;
  for (const { kind, body, recipient } of mails) {
    seen.set(kind, [...(seen.get(kind) ?? []), body]);
    readers.add(recipient);
  }
  return [...new Set(mails.map(({ kind }) => kind))].sort();
}

const desk = async () => {
  const staff = await atDesk(server);
  const answer = (task: number) =>
    staff.ask(`/desk/tasks/${task}/done`, {
      method: "POST",
      body: JSON.stringify({ reply: "お答えします。" }),
    });
  return { act: staff.act, answer };
};

const reporting = (entry: EntryAt) => {
  const [claim = 0] = entry.claims;
  return {
    claim,
    report: (body: CallBody<typeof reportClaim>) =>
      entry.client.call(reportClaim, { params: { id: claim }, body }),
  };
};

/** Each morning of these days, as the jobs bring it about. */
async function mornings(from: CalendarDate, until: CalendarDate): Promise<void> {
  for (let day = from; day <= until; day = addDays(day, 1))
    await workOfDayAt(server, `${day}T09:00:00+09:00`);
}

const identityHandedIn = (entry: EntryAt) =>
  rows`
    update applicant set identity_confirmation = ${IdentityConfirmation.confirming}
    where id = ${entry.applicantId}`;

/** As the review by policy decides of papers that have been handed in: it opens none. */
async function identityDecided(
  entry: EntryAt,
  decision: Parameters<typeof decideIdentity>[2],
): Promise<void> {
  await identityHandedIn(entry);
  await asDesk(server, entry, (context) =>
    decideIdentity({ ...context, actor: "system" }, entry.applicantId, decision),
  );
}

/** Acts of people, from the first page to the last; the daily jobs come after everything of one day. */
const runs: { what: string; mails: readonly string[]; run: () => Promise<unknown> }[] = [
  {
    what: "registers, twice",
    mails: ["accountExists", "activation", "registered"],
    run: async () => {
      const body = {
        email: "new@example.jp",
        password: "correct horse",
        corporate_division: "corporate",
        terms_version: "2026-04-01",
      };
      const browser = client();
      await browser.call(register, { body });
      const token = tokenIn(await lastMailTo(database, body.email));
      await browser.call(activateAccount, { body: { token } });
      await client().call(register, { body });
    },
  },
  {
    what: "has forgotten the password",
    mails: ["passwordChanged", "passwordReset"],
    run: async () => {
      await server.signedIn({ email: "forgetful@example.jp" });
      await client().call(requestPasswordReset, { body: { email: "forgetful@example.jp" } });
      await runDue();
      const mail = await lastMailTo(database, "forgetful@example.jp");
      await client().call(confirmPasswordReset, {
        body: { uid: mail.query.get("uid") ?? "", token: tokenIn(mail), new_password: "another horse" },
      });
    },
  },
  {
    what: "has another address and another account",
    mails: ["accountChanged", "mailChange", "mailChanged"],
    run: async () => {
      const { client: browser } = await server.signedIn();
      await browser.call(updateProfile, { body: { email: "moved@example.jp" } });
      const token = tokenIn(await lastMailTo(database, "moved@example.jp"));
      await browser.call(confirmMailChange, { body: { token } });
      const bank_account = {
        bank_name: "三井住友銀行",
        branch_name: "本店営業部",
        deposit_type: "ordinary",
        bank_account_number: "7654321",
        account_holder_name: "カ）ヤマダセイサクシヨ",
      };
      await browser.call(updateProfile, { body: { bank_account } });
    },
  },
  {
    // Earlier mails are deleted with the account.
    what: "leaves",
    mails: ["left"],
    run: async () => {
      const { client: browser } = await server.signedIn();
      await browser.call(leave);
    },
  },
  {
    what: "is asked again for identity and invoice, and gives them",
    mails: ["askAgain", "identityConfirmed", "identityInadequate", "resubmit", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, 1);
      await askAgain(server, entry);
      const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
      await entry.client.call(reviewEntry, { params: { id: entry.id }, body: correctedBody(body) });
      await identityDecided(entry, { accept: false, reason: "文字が読めません。" });
      await identityDecided(entry, { accept: true });
    },
  },
  {
    what: "has an offer for one of two, and gives papers of identity that cannot be read",
    mails: ["identityInadequate", "offer", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, 2);
      const { act } = await desk();
      await act(entry.id, "refuse", { claim: entry.claims[1] });
      await offer(server, entry);
      await identityDecided(entry, { accept: false, reason: "文字が読めません。" });
    },
  },
  {
    what: "has an offer before the identity is confirmed",
    mails: ["identityConfirmedOffer", "offer", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, 1);
      await identityHandedIn(entry);
      await offer(server, entry);
      await identityDecided(entry, { accept: true });
    },
  },
  {
    what: "withdraws",
    mails: ["cancel", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, 1);
      await entry.client.call(cancelEntry, { params: { id: entry.id } });
    },
  },
  {
    what: "is refused, asks for a second look, asks something else, and complains",
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
      const entry = await entryIn(server, EntryStatus.underReview, 1);
      const { act, answer } = await desk();
      await act(entry.id, "refuse", { claim: entry.claims[0] });
      await act(entry.id, "finish");
      const message = "もう一度ご確認ください。";
      const asked = [
        await entry.client.call(sendInquiry, { body: { message, entry: entry.id, is_second_look: true } }),
        await entry.client.call(sendInquiry, { body: { message } }),
        await entry.client.call(sendInquiry, { body: { message, is_complaint: true } }),
      ];
      for (const { body } of asked) await answer(body.id);
    },
  },
  {
    what: "sells two, of which one payer is insolvent before it is paid, and in the end the other",
    mails: ["contract", "endContract", "endSale", "offer", "reportBeforePayOut", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.underReview, 2);
      await offer(server, entry);
      await contract(entry);
      const { act } = await desk();
      await reporting(entry).report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
      for (const claim of entry.claims) await act(entry.id, "end-sale", { claim, cause: "payerInsolvent" });
    },
  },
  {
    what: "sells, and gives new papers of identity before it is paid",
    mails: ["contract", "identityConfirmed", "identityInadequate", "offer", "payOutWaits", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.contracted, 1);
      await identityDecided(entry, { accept: false, reason: "文字が読めません。" });
      await identityDecided(entry, { accept: true });
    },
  },
  {
    what: "is paid, reports what comes, and hands it over in parts",
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
      const entry = await entryIn(server, EntryStatus.transferred, 1);
      const { claim, report } = reporting(entry);
      const { act } = await desk();
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
    what: "has an insolvent payer",
    mails: ["contract", "offer", "payOut", "reportInsolvent", "settle", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.transferred, 1);
      const { claim, report } = reporting(entry);
      await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
      await (await desk()).act(entry.id, "settle", { claim });
    },
  },
  {
    what: "has a payer who never pays",
    mails: ["contract", "offer", "payOut", "settleUncollectable", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.transferred, 1);
      const sold = clock.now();
      // Jobs of the runs before end on their own day.
      await runDue();
      clock.set("2027-02-01T10:00:00+09:00");
      await (await desk()).act(entry.id, "settle-uncollectable", {
        claim: entry.claims[0],
        note: "所在不明",
      });
      clock.set(sold);
    },
  },
  {
    what: "lets an offer pass, while the papers grow old",
    mails: ["endOffer", "identityEndsSoon", "offer", "offerEndsSoon", "statementsEndSoon", "submit"],
    run: async () => {
      const entry = await entryIn(server, EntryStatus.reviewed, 1);
      await rows`
        update applicant set identity_valid_date = '2026-12-20', financial_statements_valid_date = '2026-12-22'
        where id = ${entry.applicantId}`;
      await mornings("2026-11-24", "2026-12-01");
    },
  },
  {
    what: "keeps what has come",
    mails: ["delay", "handOverSoon", "handOverToday", "reportAsked"],
    run: async () => {
      await mornings("2027-02-01", "2027-02-17");
      await runDue();
      clock.set("2027-02-18T10:00:00+09:00");
      const { act } = await desk();
      await act(late.id, "delay", { claim: late.claims[0] });
    },
  },
];

// Sold on the first day, like all that is sold here.
const late = await entryIn(server, EntryStatus.transferred, 1);

// Before the tests, so that each of them can be run alone.
const happened = new Map<string, string[]>();
for (const { what, run } of runs) happened.set(what, await kindsOf(run));

test.each(runs)("who $what gets the mails of it", ({ what, mails }) => {
  expect(happened.get(what)).toEqual(mails);
});

test("every mail that a brand words was sent by one of them", () => {
  expect([...seen.keys()].sort()).toEqual([...mailNames].sort());
});

const account = "お引き渡し先　見本銀行　本店　普通　7654321　カ）ミホン";

/** Sums and days in the mails of these runs: on Saturday, 2026-11-21, before a holiday, unless they went out later. */
const said: Partial<Record<MailName, readonly string[]>> = {
  passwordChanged: ["2026年11月21日 10:00 にパスワードが変更されました。"],
  accountChanged: ["2026年11月21日 10:00 に、買取代金をお振り込みする口座が登録または変更されました。"],
  left: ["2026年11月21日 10:00 に、退会の手続きが完了しました。"],
  submit: ["結果は、2026年11月26日（木）までにお知らせします。"],
  askAgain: ["書類が届いてから2営業日を目安に、結果をお知らせします。"],
  resubmit: ["結果は、2026年11月26日（木）までにお知らせします。"],
  offer: [
    "入金額　949,450円（すべて契約したとき）\nご契約の期限　2026年11月30日（月）",
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
  offerEndsSoon: ["入金額　949,450円（すべて契約したとき）\nご契約の期限　2026年11月30日（月）"],
  identityEndsSoon: ["有効期限　2026年12月20日（日）"],
  statementsEndSoon: ["有効期限　2026年12月22日（火）"],
  identityConfirmed: ["この確認は 2029年11月21日 まで有効です。"],
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

test.each(Object.entries(said))("B11 B12 mail.%sBody says its sums and its days", (kind, parts) => {
  const whole = seen.get(kind)?.join("\n―\n");
  for (const part of parts) expect(whole).toContain(part);
});

/** `{date}までに` is said with whatever date. */
const filled = (text: string) =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.()]/g, "\\$&"))
      .join(".+"),
  );

test("B11 B12 every sentence of a mail that has a sum or a day in it is said there", () => {
  const sentences = proofsOf({ copy: {} }).flatMap(({ key, text }) => {
    const [, kind] = /^mail\.(\w+?)(?<!Quiet)Body$/.exec(key) ?? [];
    return kind && /\{(?:date|amount|days|\w+By)\}/.test(text) ? [{ kind, text }] : [];
  });
  expect(sentences.length).toBeGreaterThan(15);
  const parts = new Map<string, readonly string[]>(Object.entries(said));
  expect(
    sentences.filter(({ kind, text }) => !parts.get(kind)?.some((part) => filled(text).test(part))),
  ).toEqual([]);
});

test("B11 agreement.article5Text nobody but the applicants is written to: no payer is", () => {
  expect(readers.size).toBeGreaterThan(10);
  for (const address of readers)
    expect(address).toMatch(/^(?:applicant-\d+|new|forgetful|moved)@example\.jp$/);
});
