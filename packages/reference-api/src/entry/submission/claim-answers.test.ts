import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import {
  asDesk,
  askAgain,
  offer,
  readEntry,
  resubmitEntry,
  submitEntry,
  type TestEntry,
  termsOf,
} from "../../testing/entry-in.ts";
import { createTestServer, testServer } from "../../testing/test-server.ts";

const server = await testServer();

const claimAnswers = {
  deducts_bank_charge: true,
  withholds_tax: true,
  forbids_transfer: true,
  scheduled_deposit_amount_from_obliger: "897340",
} as const;

const readClaim = async (entry: TestEntry) => (await readEntry(entry)).claims[0];

test("B11 the contract contains the payer's deductions, and the transfer is sold", async () => {
  const entry = await submitEntry(server, [claimAnswers]);
  await offer(server, entry);
  const terms = await termsOf(entry);
  expect(terms.text).toContain(
    "債権の額（税込）　1,000,000円\n債務者が差し引くもの　振込手数料、源泉徴収される税",
  );
  expect(terms.text).toContain("譲渡を制限する定め　あり");
  expect(terms.text).toContain("うち譲渡する額　897,340円");
  expect(terms.claims[0]).toMatchObject({ amount: "1000000", purchase_principal_amount: "897340" });
  expect(terms.hand_overs?.[0]?.amount).toBe("897340");
});

test("B11 the contract has no lines about deductions for a claim without answers", async () => {
  const entry = await submitEntry(server, [{}]);
  await offer(server, entry);
  const terms = await termsOf(entry);
  expect(terms.text).not.toMatch(/^(?:債務者が差し引くもの|譲渡を制限する定め)　/m);
  expect(await readClaim(entry)).toMatchObject({
    deducts_bank_charge: false,
    withholds_tax: false,
    forbids_transfer: false,
  });
});

test("B11 a claim with deductions and the full transfer is refused", async () => {
  const entry = await submitEntry(server, [{}]);
  await askAgain(server, entry);
  const refused = await resubmitEntry(entry, { withholds_tax: true });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("差し引かれた後に振り込まれる金額を入力してください。");
  const { scheduled_deposit_amount_from_obliger, withholds_tax } = claimAnswers;
  expect((await resubmitEntry(entry, { withholds_tax, scheduled_deposit_amount_from_obliger })).status).toBe(
    200,
  );
  const corrections = await server.rows`select field, before, after from claim_correction order by field`;
  expect(corrections).toEqual([
    { field: "scheduled_deposit_amount_from_obliger", before: 1_000_000, after: 897_340 },
    { field: "withholds_tax", before: false, after: true },
  ]);
  const raiseAmount = server.rows`update claim set scheduled_deposit_amount_from_obliger = 1000000`;
  await expect(raiseAmount).rejects.toThrow("less_arrives_when_deducted");
});

test("B11 the automatic review leaves a claim that forbids its transfer to the desk", async () => {
  const auto = await createTestServer({ review: "auto" });
  const entry = await submitEntry(auto, [{ forbids_transfer: true }]);
  auto.clock.advance(6_000);
  await auto.server.services.jobs.runDue();
  expect(await readClaim(entry)).toMatchObject({ status: ClaimStatus.underReview, forbids_transfer: true });
  const desk = await auto.signInStaff();
  expect((await desk.read(`/desk/entries/${entry.id}`)).entry).toMatchObject({
    status: EntryStatus.underReview,
    claims: [{ forbids_transfer: true }],
  });
  await offer(auto, entry);
  expect(await asDesk(auto, entry, async (_, row) => row.status)).toBe(EntryStatus.reviewed);
  await auto.close();
});
