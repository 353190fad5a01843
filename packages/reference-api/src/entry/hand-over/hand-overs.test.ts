import type { MailName } from "@kaitori/brand/mail";
import { EntryStatus, handOverReference } from "@kaitori/domain";
import { expect, test, vi } from "vitest";
import { asDesk, contract, entryIn, type TestEntry, termsOf } from "../../testing/entry-in.ts";
import { stopContacts } from "../../testing/sign-in-staff.ts";
import { testServerWithDesk } from "../../testing/test-server.ts";
import { payOut } from "../contract/pay-out.ts";

const { server, desk } = await testServerWithDesk();

const numbersOf = (applicantId: number) =>
  server.rows<{ due_on: string; number: number }>`
    select due_on, number from hand_over where applicant_id = ${applicantId}`;
const referenceOf = async (applicantId: number) =>
  handOverReference((await numbersOf(applicantId))[0]?.number ?? 0);

test("B11 one seller's hand-overs of one day share a number, which is unique", async () => {
  const one = await entryIn(server, EntryStatus.reviewed, { claims: 3 });
  const other = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
  const [first, ...more] = await numbersOf(one.applicantId);
  expect(more).toEqual([]);
  expect(first?.due_on).toBe("2027-02-04");
  expect((await numbersOf(other.applicantId))[0]?.number).not.toBe(first?.number);
});

test("B11 the desk finds the claims of a reference, and a mistyped reference returns 404", async () => {
  const { id, claims, applicantId } = await entryIn(server, EntryStatus.transferred, { claims: 2 });
  const reference = await referenceOf(applicantId);
  const result = await desk.request(`/desk/hand_overs/${reference}`);
  expect(JSON.parse(result.text)).toMatchObject({
    reference,
    claims: claims.map((claim) => ({ entry: id, claim, amount: 1_000_000, due_on: "2027-02-04" })),
  });
  const mistyped = `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`;
  expect((await desk.request(`/desk/hand_overs/${mistyped}`)).status).toBe(404);
});

test("B11 the desk does not find a reference of another brand", async () => {
  const { id } = await server.signInApplicant({ brand: "companies" });
  await server.rows`insert into hand_over (applicant_id, due_on) values (${id}, '2027-02-04')`;
  expect((await desk.request(`/desk/hand_overs/${await referenceOf(id)}`)).status).toBe(404);
});

test("B11 the terms and the hand-overs contain the seller's own day, amount and reference", async () => {
  const offered = await entryIn(server, EntryStatus.reviewed, { claims: 2 });
  const reference = await referenceOf(offered.applicantId);
  const due = { due_on: "2027-02-04", amount: "2000000", reference };
  expect((await termsOf(offered)).hand_overs).toEqual([due]);
  expect((await offered.client.call("listHandOvers")).body).toEqual([]);
  const sold = await entryIn(server, EntryStatus.contracted, { claims: 2 });
  const [mine] = (await sold.client.call("listHandOvers")).body;
  expect(mine).toMatchObject({ due_on: "2027-02-04", amount: "2000000" });
  expect(mine?.reference).not.toBe(due.reference);
  expect(mine?.claims.map(({ claim }) => claim)).toEqual(sold.claims);
});

test("B11 the hand-overs stand by their last day, and one without a day comes last", async () => {
  const { client, claims } = await entryIn(server, EntryStatus.transferred, { claims: 3 });
  const days = [null, "2027-03-04", "2027-02-04"];
  for (const [index, day] of days.entries())
    await server.rows`update claim set return_date = ${day} where id = ${claims[index]}`;
  const handOvers = (await client.call("listHandOvers")).body;
  expect(handOvers.map(({ due_on }) => due_on)).toEqual(days.toReversed());
  expect(handOvers.flatMap((handOver) => handOver.claims.map(({ claim }) => claim))).toEqual(
    claims.toReversed(),
  );
  expect(handOvers.at(-1)?.reference).toBeNull();
});

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
    const entry = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
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

test("B12 during a stop a mail is stored without the request for money before it is sent, even if it is refused", async () => {
  const entry = await entryIn(server, EntryStatus.transferred, { claims: 1 });
  await stopContacts(desk, entry.id, "complaint");
  const readMail = () =>
    server.row<{ body: string; given_up_at: Date | null }>`select body, given_up_at from mail
      where applicant_id = ${entry.applicantId} and kind = 'payOut'`;
  const storedBodies: string[] = [];
  const send = vi.spyOn(server.server.services.mail, "send").mockImplementation(async ({ subject }) => {
    if (subject.includes("お振り込みしました")) storedBodies.push((await readMail()).body);
    throw Object.assign(new Error("mailbox unavailable"), { responseCode: 550 });
  });
  await server.server.services.jobs.runDue();
  send.mockRestore();
  const { body, given_up_at } = await readMail();
  expect(given_up_at).not.toBeNull();
  expect(body).not.toMatch(requestWords);
  expect(storedBodies).toEqual([body]);
});

test("B12 a complaint removes the request for money from a queued mail of the pay-out", async () => {
  const entry = await entryIn(server, EntryStatus.transferred, { claims: 1 });
  await stopContacts(desk, entry.id, "complaint");
  expect(await sendAndRead(entry, "payOut")).not.toMatch(requestWords);
});
