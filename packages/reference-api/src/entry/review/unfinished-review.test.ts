import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { cancelEntry, getContractTerms } from "@kaitori/wire";
import { expect, test } from "vitest";
import { type EntryAt, entryIn, readEntry } from "../../testing/entry-in.ts";
import { serverWithDesk } from "../../testing/server-with-desk.ts";

const reason = "別の請求書です。";

const { server, desk } = await serverWithDesk();

const params = ({ id }: EntryAt) => ({ params: { id } });

/** The desk has bought the first claim and refused the second; the review goes on. */
async function decidedInPart() {
  const entry = await entryIn(server, EntryStatus.underReview, 3);
  const [bought, refused] = entry.claims;
  await desk.act(entry.id, "buy", { claim: bought, fee_ratio: "0.05", reason });
  await desk.act(entry.id, "refuse", { claim: refused, note: "社内限り：債務者に滞納の記録" });
  return entry;
}

test("until the review is finished no claim is decided for the applicant, and no price is told", async () => {
  const { claims } = await readEntry(await decidedInPart());
  const { underReview } = ClaimStatus;
  expect(claims).toMatchObject(
    Array(3).fill({ status: underReview, purchase_amount: null, purchase_fee: null }),
  );
});

test("until the review is finished nothing is asked for again", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const reason = "まだ決めていない指摘";
  await desk.act(entry.id, "ask-again", { subject: "invoice", claim: entry.claims[0], reason });
  expect((await readEntry(entry)).inadequacies).toEqual([]);
});

test.each([
  { status: EntryStatus.underReview, finish: false },
  { status: EntryStatus.inadequate, finish: true },
])("in status $status there are no terms of a contract to read", async ({ finish }) => {
  const entry = await decidedInPart();
  const reason = "支払期日をご確認ください。";
  if (finish) {
    await desk.act(entry.id, "ask-again", { subject: "claim", claim: entry.claims[2], reason });
    await desk.act(entry.id, "finish");
  }
  const { status } = await entry.client.call(getContractTerms, params(entry));
  expect(status).toBe(409);
});

test("R4.21 who cancels in the middle of the review is told none of its decisions", async () => {
  const entry = await decidedInPart();
  const { body: cancelled } = await entry.client.call(cancelEntry, params(entry));
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

test("R4.21 who is rejected in the middle of the review is told what was refused and no price", async () => {
  const entry = await decidedInPart();
  await desk.act(entry.id, "reject", { note: "社内限り" });
  const { claims, history = [] } = await readEntry(entry);
  expect(claims.map(({ status }) => status)).toEqual(Array(3).fill(ClaimStatus.cannotBuy));
  expect(claims[0]).toMatchObject({ purchase_amount: null, purchase_fee: null });
  const visibleMoves = history.flatMap(({ from, to, claim }) => (claim === null ? [] : [from, to]));
  expect(visibleMoves).not.toContain(ClaimStatus.canBuy);
});
