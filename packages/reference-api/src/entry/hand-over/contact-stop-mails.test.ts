import type { MailName } from "@kaitori/brand/mail";
import { EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { asDesk, contract, entryIn, type TestEntry } from "../../testing/entry-in.ts";
import { stopContacts } from "../../testing/sign-in-staff.ts";
import { testServerWithDesk } from "../../testing/test-server.ts";
import { payOut } from "../contract/pay-out.ts";

const { server, desk } = await testServerWithDesk();

/** Sends queued mails and reads the sent mail of a kind. */
async function sendAndRead({ applicantId }: TestEntry, kind: MailName): Promise<string> {
  await server.server.services.jobs.runDue();
  const { body } = await server.row<{ body: string }>`select body from mail
    where applicant_id = ${applicantId} and kind = ${kind} and sent_at is not null`;
  return body;
}

const requestWords = /お引き渡し|照合番号|お取引先|次の口座/;

test.each(["lawyer", "complaint"] as const)(
  "B12 with a contact stop (%s) the mails of contract and pay-out contain no request for money",
  async (cause) => {
    const entry = await entryIn(server, EntryStatus.reviewed, 1);
    await stopContacts(desk, entry.id, cause);
    await contract(entry);
    await asDesk(server, entry, payOut);
    const contracted = await sendAndRead(entry, "contract");
    expect(contracted).toMatch(/契約が完了しました[\s\S]*へ、2026年11月27日（金）までにお振り込みします。/);
    expect(contracted).not.toMatch(requestWords);
    const paid = await sendAndRead(entry, "payOut");
    expect(paid).toMatch(/買取代金をお振り込みしました[\s\S]*入金額　[\d,]+円/);
    expect(paid).not.toMatch(requestWords);
    const { body: inbox } = await entry.client.call("listNotices");
    const notices = inbox.filter(({ title }) => /契約が完了|お振り込みしました/.test(title));
    expect(notices.map(({ body }) => requestWords.test(body))).toEqual([false, false]);
  },
);

test("B12 a complaint removes the request for money from a queued mail of the pay-out", async () => {
  const entry = await entryIn(server, EntryStatus.transferred, 1);
  await stopContacts(desk, entry.id, "complaint");
  expect(await sendAndRead(entry, "payOut")).not.toMatch(requestWords);
});
