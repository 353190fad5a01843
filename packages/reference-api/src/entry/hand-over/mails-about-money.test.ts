import type { MailName } from "@kaitori/brand/mail";
import { ClaimStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { queueMail } from "../../mail/queue-mail.ts";
import { asDesk, submitEntry } from "../../testing/entry-in.ts";
import { stopContacts } from "../../testing/sign-in-staff.ts";
import {
  claim,
  desk,
  entry,
  lastMail,
  report,
  server,
  setTime,
  soldClaimForEachTest,
} from "../../testing/sold-claim.ts";
import { testBrand } from "../../testing/test-server.ts";
import { moveSoldClaim } from "./record-claim-event.ts";

soldClaimForEachTest();

test("B12 the mail about a delay asks only for the amount left", async () => {
  await desk.act(entry.id, "hand-over", { claim, amount: "400000" });
  await asDesk(server, entry, (context, row) => moveSoldClaim(context, row, claim, "delay"));
  expect(await lastMail()).toMatch(/まで　600,000円/);
});

test("B12 contacts about a delay are allowed once a day, within the hours and not after a stop", async () => {
  const contact = () => desk.act(entry.id, "contact", { note: "電話" });
  expect((await contact()).status).toBe(200);
  expect((await contact()).body).toMatchObject({ blockers: ["contactedToday"] });
  await setTime("2027-02-05", "21:00");
  expect((await contact()).body).toMatchObject({ blockers: ["outsideHours"] });
  await setTime("2027-02-06");
  await desk.act(entry.id, "stop-contact", { cause: "lawyer", note: "受任通知" });
  expect((await contact()).body).toMatchObject({ blockers: ["lawyer"] });
  await desk.act(entry.id, "resume-contact", { cause: "lawyer" });
  expect((await contact()).status).toBe(200);
  const days = await server.rows`select day from delay_contact order by day`;
  expect(days.map(({ day }) => day)).toEqual(["2027-02-04", "2027-02-06"]);
});

test("B12 the seller's insolvency stops mails but not notices, and opens a task", async () => {
  await desk.act(entry.id, "stop-contact", { cause: "insolvency", note: "破産手続開始" });
  expect(await countNewMessages(handOverPart("1000"))).toEqual(noticeOnly);
  const tasks = () =>
    server.rows`select kind, closed_at is null as is_open from desk_task
      where applicant_id = ${entry.applicantId} order by id`;
  expect(await tasks()).toEqual([{ kind: "sellerInsolvent", is_open: true }]);
  await desk.act(entry.id, "resume-contact", { cause: "insolvency" });
  expect(await countNewMessages(handOverPart("2000"))).toEqual(noticeAndMail);
  // A second insolvency opens another task.
  await desk.act(entry.id, "stop-contact", { cause: "insolvency", note: "破産手続開始" });
  expect((await tasks()).map(({ is_open }) => is_open)).toEqual([false, true]);
});

const countMessages = () =>
  server.row<{ mails: number; notices: number }>`
    select (select count(*)::integer from mail) as mails, (select count(*)::integer from notice) as notices`;

async function countNewMessages(act: () => Promise<{ status: number }>) {
  const before = await countMessages();
  expect((await act()).status).toBe(200);
  const after = await countMessages();
  return { mails: after.mails - before.mails, notices: after.notices - before.notices };
}
const handOverPart = (amount: string) => () => desk.act(entry.id, "hand-over", { claim, amount });
const noticeOnly = { mails: 0, notices: 1 };
const noticeAndMail = { mails: 1, notices: 1 };

test("B12 events of a delayed claim go to the inbox without a mail", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-04" });
  await setTime("2027-02-10");
  expect(await countNewMessages(() => desk.act(entry.id, "delay", { claim }))).toEqual(noticeAndMail);
  await setTime("2027-02-10", "23:30");
  expect(await countNewMessages(handOverPart("1000"))).toEqual(noticeOnly);
  expect(await countNewMessages(() => desk.act(entry.id, "undo-hand-over", { claim }))).toEqual(noticeOnly);
  expect(await countNewMessages(() => report({ kind: "notYet", expected_on: "2027-03-10" }))).toEqual(
    noticeOnly,
  );
  expect(
    await countNewMessages(() => desk.act(entry.id, "take-back-report", { claim, reason: "入金日の誤り" })),
  ).toEqual(noticeOnly);
  // The event that ends the delay sends no mail either.
  expect(await countNewMessages(handOverPart("300000"))).toEqual(noticeOnly);
  expect(await countNewMessages(handOverPart("1000"))).toEqual(noticeAndMail);
});

test("B12 the complete hand-over of a delayed claim goes to the inbox without a mail", async () => {
  await report({ kind: "received", amount: "1000000", on: "2027-02-04" });
  await setTime("2027-02-10");
  await desk.act(entry.id, "delay", { claim });
  expect(await countNewMessages(() => desk.act(entry.id, "hand-over", { claim }))).toEqual(noticeOnly);
});

test.each(["lawyer", "complaint"] as const)("B12 a stop (%s) prevents mails about money", async (cause) => {
  const resume = await stopContacts(desk, entry.id, cause);
  expect(await countNewMessages(handOverPart("1000"))).toEqual(noticeOnly);
  await resume();
  expect(await countNewMessages(handOverPart("2000"))).toEqual(noticeAndMail);
});

async function lastMailSent() {
  await server.server.services.jobs.runDue();
  return outcomeOf(
    await server.row`select sent_at, given_up_at from mail where kind <> 'complaint' order by id desc`,
  );
}

const outcomeOf = ({ sent_at, given_up_at }: { sent_at?: unknown; given_up_at?: unknown }) =>
  given_up_at ? "given up" : sent_at ? "sent" : "waits";

test.each([
  { cause: "lawyer", about: "money", outcome: "given up" },
  { cause: "complaint", about: "money", outcome: "given up" },
  { cause: "insolvency", about: "money", outcome: "given up" },
  { cause: "lawyer", about: "the password", outcome: "sent" },
  { cause: "insolvency", about: "the password", outcome: "given up" },
] as const)("B12 a queued mail about $about is $outcome after a stop because of $cause", async (row) => {
  if (row.about === "money") await handOverPart("1000")();
  if (row.about === "the password")
    await queueMail(server.database, {
      brand: testBrand,
      recipient: entry.email,
      applicantId: entry.applicantId,
      mail: "passwordChanged",
      values: { date: "2027-02-04" },
      now: server.clock.now(),
    });
  await stopContacts(desk, entry.id, row.cause);
  // The mail still belongs to the applicant after a change of address.
  await server.rows`update applicant set email = 'new-address@example.jp' where id = ${entry.applicantId}`;
  expect(await lastMailSent()).toBe(row.outcome);
});

test("B12 a mail about a delay waits from 21:00 to 8:00", async () => {
  await report({ kind: "received", amount: "300000", on: "2027-02-04" });
  await setTime("2027-02-10", "20:59");
  await desk.act(entry.id, "delay", { claim });
  server.clock.set("2027-02-10T21:00:00+09:00");
  expect(await lastMailSent()).toBe("waits");
  server.clock.set("2027-02-11T07:59:00+09:00");
  expect(await lastMailSent()).toBe("waits");
  server.clock.set("2027-02-11T08:00:00+09:00");
  expect(await lastMailSent()).toBe("sent");
});

test.each([
  { mail: "handOverToday", day: "2027-02-04", outcome: "sent" },
  { mail: "handOverToday", day: "2027-02-05", outcome: "given up" },
  { mail: "handOverSoon", day: "2027-02-04", outcome: "sent" },
  { mail: "handOverSoon", day: "2027-02-05", outcome: "given up" },
  { mail: "reportAsked", day: "2027-02-05", outcome: "sent" },
  { mail: "offerEndsSoon", day: "2027-02-04", outcome: "given up" },
] as const)("B12 a reminder $mail that can be sent on $day is $outcome", async ({ mail, day, outcome }) => {
  const id = await queueReminder(mail);
  await setTime(day, "10:30");
  // The daily jobs also send their own reminders.
  expect(await outcomeOfMail(id)).toBe(outcome);
});

test("B12 a question about money that has been booked meanwhile is not sent, even if another seller owes money", async () => {
  const other = await submitEntry(server, [{ obliger_payment_date: "2027-03-31" }]);
  await server.unchecked`update claim set status = ${ClaimStatus.transferred} where entry_id = ${other.id}`;
  const id = await queueReminder("reportAsked");
  expect((await desk.act(entry.id, "hand-over", { claim, amount: "1000000" })).status).toBe(200);
  expect(await outcomeOfMail(id)).toBe("given up");
});

async function queueReminder(mail: MailName): Promise<number> {
  await queueMail(server.database, {
    brand: testBrand,
    recipient: entry.email,
    applicantId: entry.applicantId,
    mail,
    values: { code: "", claims: "", handOvers: "", date: "", amountName: "", amount: "", url: "" },
    now: server.clock.now(),
  });
  return (await server.row<{ id: number }>`select max(id) as id from mail`).id;
}

async function outcomeOfMail(id: number): Promise<string> {
  await server.server.services.jobs.runDue();
  return outcomeOf(await server.row`select sent_at, given_up_at from mail where id = ${id}`);
}

/** Sets a delay in the evening whose mail is held until the morning. */
async function holdMailOvernight(): Promise<void> {
  await report({ kind: "received", amount: "300000", on: "2027-02-04" });
  await setTime("2027-02-10", "20:50");
  expect((await desk.act(entry.id, "delay", { claim })).status).toBe(200);
  await setTime("2027-02-10", "21:10");
  expect(await lastMailSent()).toBe("waits");
}

const contactSeller = () => desk.act(entry.id, "contact", { note: "電話" });

test("B12 a held mail counts as the contact of the day on which it is sent", async () => {
  await holdMailOvernight();
  await setTime("2027-02-11", "08:00");
  expect(await lastMailSent()).toBe("sent");
  await setTime("2027-02-11", "10:00");
  expect((await contactSeller()).body).toMatchObject({ blockers: ["contactedToday"] });
  await setTime("2027-02-12");
  expect((await contactSeller()).status).toBe(200);
});

test("B12 a held mail about a delay is not sent if the money has been booked meanwhile", async () => {
  await holdMailOvernight();
  await desk.act(entry.id, "hand-over", { claim, amount: "300000" });
  await setTime("2027-02-11", "08:00");
  expect(await lastMailSent()).toBe("given up");
});

test("B12 a held mail waits another day if the desk has contacted the seller", async () => {
  await holdMailOvernight();
  await setTime("2027-02-11", "08:00");
  expect((await contactSeller()).status).toBe(200);
  expect(await lastMailSent()).toBe("waits");
  await setTime("2027-02-12", "08:00");
  expect(await lastMailSent()).toBe("sent");
  expect((await contactSeller()).body).toMatchObject({ blockers: ["contactedToday"] });
});

const inbox = async () => (await entry.client.call("listNotices")).body;

/** Words that occur only in a request for money: account, reference, last day. */
const requestWords = /銀行|照合番号|期日|までに|口座/;

async function triggerAllNotices(): Promise<void> {
  const received = { kind: "received", amount: "300000", on: "2027-02-03" } as const;
  await report(received);
  await desk.act(entry.id, "hand-over", { claim, amount: "1000" });
  await desk.act(entry.id, "undo-hand-over", { claim });
  await desk.act(entry.id, "take-back-report", { claim, reason: "別の入金" });
  await report({ kind: "notYet", expected_on: "2027-03-10" });
  await report({ kind: "notYet", is_day_unknown: true });
  await report({ kind: "payerInsolvent", insolvency: "bankruptcy" });
}

test.each(["lawyer", "complaint", "insolvency"] as const)(
  "B12 with a contact stop (%s) the inbox reports events without a request for money",
  async (cause) => {
    const resume = await stopContacts(desk, entry.id, cause);
    const [last] = await inbox();
    await triggerAllNotices();
    const notices = (await inbox()).filter(({ id }) => id > (last?.id ?? 0));
    expect(notices).toHaveLength(7);
    expect(notices.at(-1)?.body).toContain("300,000円 が届いたとのご報告を受け取りました");
    for (const { title, body } of notices) expect(`${title}\n${body}`).not.toMatch(requestWords);
    await resume();
    await report({ kind: "received", amount: "200000", on: "2027-02-03" });
    expect((await inbox())[0]?.body).toMatch(/照合番号/);
  },
);
