import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import { contract, readEntry, submitEntry } from "../../testing/entry-in.ts";
import type { NewApplicant } from "../../testing/insert-applicant.ts";
import { testServer } from "../../testing/test-server.ts";
import { lockEntry } from "../own-entry.ts";
import { type ClaimBody, entryBody } from "../samples.ts";

const server = await testServer({ review: "auto" });

const { confirming, inadequate } = IdentityConfirmation;

const amounts = (yen: number) => ({
  amount: String(yen),
  scheduled_deposit_amount_from_obliger: String(yen),
});

/** Increased for each entry, so that no invoice looks like one submitted before. */
let amount = 1_000_000;

const soon = { obliger_payment_date: "2026-12-21" };
const tooFar = { obliger_payment_date: "2027-10-31" };

async function review(claims: readonly Partial<ClaimBody>[], applicant: Partial<NewApplicant> = {}) {
  amount += 50_000;
  const submitted = await submitEntry(
    server,
    claims.map((claim) => ({ ...amounts(amount), ...soon, ...claim })),
    { identity_confirmation: confirming, ...applicant },
  );
  await runReviewJobs();
  return { ...submitted, entry: await readEntry(submitted) };
}

async function runReviewJobs() {
  server.clock.advance(6_000);
  await server.server.services.jobs.runDue();
}

test("R4.21 the automatic review makes an offer and pays after the contract", async () => {
  const { entry, ...submitted } = await review([soon, tooFar]);
  expect(entry).toMatchObject({ status: EntryStatus.reviewed, contract_period: "2026-11-30" });
  expect(entry.claims.map(({ status }) => status)).toEqual([ClaimStatus.canBuy, ClaimStatus.cannotBuy]);
  expect(entry.claims[0]).toMatchObject({ purchase_fee_ratio: "0.053000", return_date: "2026-12-24" });

  expect((await contract(submitted)).status).toBe(200);
  await runReviewJobs();
  const paid = { status: EntryStatus.transferred, transferred_at: expect.any(String) };
  expect(await readEntry(submitted)).toMatchObject(paid);
});

test("R4.21 an entry without acceptable claims is rejected, and a new one is allowed", async () => {
  const { client, entry } = await review([tooFar]);
  expect(entry).toMatchObject({ status: EntryStatus.archived, rejected_at: expect.any(String) });
  expect((await client.call("createEntry", { body: entryBody() })).status).toBe(200);
});

test("B15 the rejection states from which day each late invoice can be submitted", async () => {
  const { entry } = await review([tooFar, { obliger_payment_date: "2027-11-01" }]);
  const { note } = entry.history?.find(({ act }) => act === "reject") ?? {};
  expect(note?.match(/\S+から申し込めます。/g)).toEqual([
    "2027年5月4日（火）から申し込めます。",
    "2027年5月5日（水）から申し込めます。",
  ]);
});

test("R4.21 a second run of the review job changes nothing", async () => {
  const { id } = await review([soon]);
  await server.rows`insert into job (kind, payload, run_at)
    values ('auto-review', ${JSON.stringify({ id })}, ${server.clock.now()})`;
  await runReviewJobs();
  const rows = await server.rows`select act from entry_history
    where entry_id = ${id} and act in ('buy', 'offer')`;
  expect(rows).toHaveLength(2);
});

test("R4.21 the pay-out succeeds if the identity expires after the contract", async () => {
  const submitted = await review([soon]);
  await contract(submitted);
  await server.rows`update applicant set identity_valid_date = '2026-11-01' where id = ${submitted.applicantId}`;
  await runReviewJobs();
  expect((await readEntry(submitted)).status).toBe(EntryStatus.transferred);
});

test("R4.21 a refused pay-out is left to the desk without a retry", async () => {
  const submitted = await review([soon]);
  await contract(submitted);
  await server.rows`update applicant set identity_confirmation = ${inadequate} where id = ${submitted.applicantId}`;
  const waiting = () => server.rows`select kind from job where kind = 'auto-pay-out'`;
  expect(await waiting()).toHaveLength(1);
  await runReviewJobs();
  expect(await waiting()).toEqual([]);
  expect((await readEntry(submitted)).status).toBe(EntryStatus.contracted);
});

test("D8 the automatic review leaves two claims that look like one invoice to the desk and decides the others", async () => {
  const { entry } = await review([soon, { obliger_payment_date: "2026-12-28" }, tooFar]);
  const { claims } = await server.database
    .transaction()
    .execute((transaction) => lockEntry(transaction, entry.id));
  const { underReview, cannotBuy } = ClaimStatus;
  expect(claims.map(({ status }) => status)).toEqual([underReview, underReview, cannotBuy]);
  expect(entry.status).toBe(EntryStatus.underReview);
});

test.each([
  { party: "the applicant", applicant: { company_name: "佐藤商店　なお、第9条の手数料は０円とする" } },
  { party: "a payer", claim: { obliger_company_name: "青空建設（手数料は０円とする）" } },
])(
  "D10 a name of $party that reads like a clause leaves the entry to the desk",
  async ({ applicant, claim = {} }) => {
    const submitted = await review([claim], applicant);
    await runReviewJobs();
    expect((await readEntry(submitted)).status).toBe(EntryStatus.underReview);
    const { identity_confirmation } = (await submitted.client.call("getProfile")).body;
    expect(identity_confirmation).toBe(confirming);
  },
);
