import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import {
  asDesk,
  askAgain,
  contract,
  decideIdentityOf,
  entryIn,
  offer,
  type TestEntry,
} from "../testing/entry-in.ts";
import { testPassword } from "../testing/insert-applicant.ts";
import { testServer } from "../testing/test-server.ts";
import { payOut } from "./contract/pay-out.ts";
import { rejectEntry } from "./review/finish-review.ts";

const server = await testServer();

const requiredSubjects = [
  "買い取りの条件が決まりました",
  "契約が完了しました",
  "買取代金をお振り込みしました",
  "パスワードを変更しました",
];

test.each([true, false])(
  "B8 with mail_notices %s every change is in the inbox, and required mails are sent",
  async (mail_notices) => {
    const entry = await entryIn(server, EntryStatus.underReview, 1);
    await server.rows`delete from mail where recipient = ${entry.email}`;
    await entry.client.call("updateProfile", { body: { mail_notices } });
    await offer(server, entry);
    await contract(entry);
    await asDesk(server, entry, payOut);
    const body = { current_password: testPassword, new_password: "a new one, long enough" };
    expect((await entry.client.call("changePassword", { body })).status).toBe(204);
    expect((await entry.client.call("listNotices")).body).toHaveLength(4);
    const mails = await server.mailsTo(entry.email);
    expect(mails.map(({ subject }) => /】([^（]+)/.exec(subject)?.[1])).toEqual(requiredSubjects);
  },
);

test("B8 a notice does not repeat its title, but its mail has the whole text", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await offer(server, entry);
  const { body } = await entry.client.call("listNotices");
  expect(body).toContainEqual(
    expect.objectContaining({
      title: expect.stringMatching(/^買い取りの条件が決まりました/),
      body: expect.stringMatching(/^入金額/),
    }),
  );
  expect((await server.lastMailTo(entry.email)).body).toContain("買い取りの条件が決まりました。");
});

const setIdentityConfirming = ({ applicantId }: TestEntry) =>
  server.rows`update applicant set identity_confirmation = ${IdentityConfirmation.confirming}
    where id = ${applicantId}`;

const { reviewed, underReview } = EntryStatus;
test.each([
  { cause: "an offer", act: (entry: TestEntry) => offer(server, entry), mailed: 1 },
  { cause: "a request for papers", act: (entry: TestEntry) => askAgain(server, entry), mailed: 1 },
  {
    cause: "a rejection",
    act: (entry: TestEntry) => asDesk(server, entry, (context, row) => rejectEntry(context, row)),
    mailed: 1,
  },
  { cause: "rejected identity papers with a waiting offer", status: reviewed, mailed: 1 },
  { cause: "rejected identity papers without an offer", mailed: 0 },
])("B7 without mail_notices $cause sends $mailed mail", async ({ act, status = underReview, mailed }) => {
  const entry = await entryIn(server, status, 1);
  await setIdentityConfirming(entry);
  await entry.client.call("updateProfile", { body: { mail_notices: false } });
  const before = (await server.mailsTo(entry.email)).length;
  await (act?.(entry) ?? decideIdentityOf(server, entry, { accept: false, reason: "文字が読めません。" }));
  expect((await server.mailsTo(entry.email)).length - before).toBe(mailed);
});

test.each([
  { status: reviewed, path: (id: number) => `/entry/contract/${id}/` },
  { status: underReview, path: () => "/mypage/" },
])("the mail about a confirmed identity links to the next page at status $status", async (row) => {
  const entry = await entryIn(server, row.status, 1);
  await setIdentityConfirming(entry);
  await decideIdentityOf(server, entry, { accept: true, validUntil: "2028-04-30" });
  const { body } = await server.lastMailTo(entry.email);
  expect(body).toContain(row.path(entry.id));
  expect(body.includes("ご契約の期限")).toBe(row.status === reviewed);
  expect(body).toContain("2028年4月30日");
});
