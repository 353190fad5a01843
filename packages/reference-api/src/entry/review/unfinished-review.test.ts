import { type CalendarDate, ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import {
  asDesk,
  contract,
  entryIn,
  offer,
  readEntry,
  submitEntry,
  type TestEntry,
} from "../../testing/entry-in.ts";
import { testServerWithDesk } from "../../testing/test-server.ts";
import { payOut } from "../contract/pay-out.ts";

const reason = "別の請求書です。";

const { server, desk } = await testServerWithDesk();

const params = ({ id }: TestEntry) => ({ params: { id } });

/** Creates an entry whose first claim is bought and second refused, in an unfinished review. */
async function createPartlyDecidedEntry() {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 3 });
  const [bought, refused] = entry.claims;
  await desk.act(entry.id, "buy", { claim: bought, fee_ratio: "0.05", reason });
  await desk.act(entry.id, "refuse", { claim: refused, note: "社内限り：債務者に滞納の記録" });
  return entry;
}

test("the applicant sees no decision and no price before the review is finished", async () => {
  const { claims } = await readEntry(await createPartlyDecidedEntry());
  const { underReview } = ClaimStatus;
  expect(claims).toMatchObject(
    Array(3).fill({ status: underReview, purchase_amount: null, purchase_fee: null }),
  );
});

test("the applicant sees no remark before the review is finished", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const reason = "まだ決めていない指摘";
  await desk.act(entry.id, "ask-again", { subject: "invoice", claim: entry.claims[0], reason });
  expect((await readEntry(entry)).inadequacies).toEqual([]);
});

test.each([
  { status: EntryStatus.underReview, finish: false },
  { status: EntryStatus.inadequate, finish: true },
])("in status $status the contract terms return 409", async ({ finish }) => {
  const entry = await createPartlyDecidedEntry();
  const reason = "支払期日をご確認ください。";
  if (finish) {
    await desk.act(entry.id, "ask-again", { subject: "claim", claim: entry.claims[2], reason });
    await desk.act(entry.id, "finish");
  }
  const { status } = await entry.client.call("getContractTerms", params(entry));
  expect(status).toBe(409);
});

test("R4.21 an applicant who cancels during the review sees no decision", async () => {
  const entry = await createPartlyDecidedEntry();
  const { body: cancelled } = await entry.client.call("cancelEntry", params(entry));
  const archived = await readEntry(entry);
  for (const { claims } of [cancelled, archived]) {
    expect(claims.map(({ status }) => status)).toEqual(Array(3).fill(ClaimStatus.cancel));
    for (const claim of claims)
      expect(claim).toMatchObject({
        purchase_amount: null,
        purchase_fee: null,
        purchase_fee_ratio: null,
        return_date: null,
      });
  }
  expect(archived.history?.map(({ act, claim }) => ({ act, claim }))).toEqual([
    { act: "submit", claim: null },
    { act: "cancel", claim: null },
  ]);
});

test("R4.21 an applicant who is rejected during the review sees refusals but no price", async () => {
  const entry = await createPartlyDecidedEntry();
  await desk.act(entry.id, "reject", { note: "社内限り" });
  const { claims, history = [] } = await readEntry(entry);
  expect(claims.map(({ status }) => status)).toEqual(Array(3).fill(ClaimStatus.cannotBuy));
  expect(claims[0]).toMatchObject({ purchase_amount: null, purchase_fee: null });
  const visibleMoves = history.flatMap(({ from, to, claim }) => (claim === null ? [] : [from, to]));
  expect(visibleMoves).not.toContain(ClaimStatus.canBuy);
});

const { confirming, confirmed } = IdentityConfirmation;

test.each<{ stored: IdentityConfirmation; until: CalendarDate | null; becomes: CalendarDate }>([
  { stored: confirming, until: null, becomes: "2029-11-21" },
  { stored: confirmed, until: "2027-03-01", becomes: "2027-03-01" },
])("a withdrawn remark leaves an identity with status $stored confirmed until $becomes", async (row) => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await server.rows`update applicant set identity_confirmation = ${row.stored}, identity_valid_date = ${row.until}
    where id = ${entry.applicantId}`;
  const identity = { subject: "identity" };
  await desk.act(entry.id, "ask-again", { ...identity, reason: "裏面が写っていません。" });
  expect((await desk.act(entry.id, "accept", identity)).status).toBe(200);
  const applicant = await server.row`select identity_confirmation, identity_valid_date, identity_reason
    from applicant where id = ${entry.applicantId}`;
  expect(applicant).toEqual({
    identity_confirmation: confirmed,
    identity_valid_date: row.becomes,
    identity_reason: null,
  });
  await desk.act(entry.id, "buy", { claim: entry.claims[0], fee_ratio: "0.05", reason });
  expect((await desk.act(entry.id, "finish", { again: true })).body.status).toBe(EntryStatus.reviewed);
});

test.each([
  { act: "buy", body: { fee_ratio: "0.05", reason }, becomes: EntryStatus.reviewed },
  { act: "refuse", body: {}, becomes: EntryStatus.archived },
])("R4.21 the decision $act about a claim removes its remark", async ({ act, body, becomes }) => {
  const { id, claims } = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await desk.act(id, "ask-again", {
    subject: "claim",
    claim: claims[0],
    reason: "支払期日をご確認ください。",
  });
  expect((await desk.act(id, act, { claim: claims[0], ...body })).status).toBe(200);
  expect((await desk.act(id, "finish", { again: true })).body.status).toBe(becomes);
});

test("mail and notice contain the payer's transfer as the owed amount", async () => {
  const entry = await submitEntry(server, [{ scheduled_deposit_amount_from_obliger: "990000" }]);
  await offer(server, entry);
  await contract(entry);
  await asDesk(server, entry, payOut);
  await desk.act(entry.id, "hand-over", { claim: entry.claims[0] });
  const mail = (await server.lastMailTo(entry.email)).body;
  const notice = (await entry.client.call("listNotices")).body[0]?.body ?? "";
  const amounts = [mail, notice].map((text) => text.match(/[\d,]+円/)?.[0]);
  expect(amounts).toEqual(["990,000円", "990,000円"]);
});
