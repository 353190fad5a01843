import { ClaimStatus } from "@kaitori/domain";
import type { HandOver } from "@kaitori/wire";
import { expect, test } from "vitest";
import { claimOfStory } from "#stories/entry-states.ts";
import { handOverDues, settledClaims, undatedDues } from "./hand-over-dues.ts";

const claim = (id: number, scheduled_deposit_amount_from_obliger: string) => ({
  ...claimOfStory,
  id,
  scheduled_deposit_amount_from_obliger,
});
const owedRows = [
  { claim: claim(11, "1000000"), on: "2027-01-05" },
  { claim: claim(12, "200000"), on: "2027-01-05" },
  { claim: claim(13, "30000"), on: "2027-01-20" },
] as const;

test("B11 without server hand-overs the amounts are those of the claims, and there is no reference", () => {
  expect(handOverDues(owedRows, []).map(({ claims, ...due }) => due)).toEqual([
    {
      on: "2027-01-05",
      amount: 1_200_000,
      reference: null,
      hasOtherClaims: false,
      calendarId: "hand-over-11",
    },
    { on: "2027-01-20", amount: 30_000, reference: null, hasOtherClaims: false, calendarId: "hand-over-13" },
  ]);
});

test("B11 an amount already handed over is not due again; other claims of the same day are added to its sum", () => {
  const handOvers: HandOver[] = [
    {
      due_on: "2027-01-05",
      reference: "1000017",
      amount: "750000",
      claims: [
        { claim: 11, amount: "400000", handed_over: "600000", standing: "awaitingReport" },
        { claim: 12, amount: "200000", handed_over: "0", standing: "notDue" },
        { claim: 99, amount: "150000", handed_over: "0", standing: "notDue" },
      ],
    },
  ];
  const [first] = handOverDues(owedRows, handOvers);
  expect(first).toMatchObject({ amount: 750_000, reference: "1000017", hasOtherClaims: true });
  expect(first?.claims.map(({ amount }) => amount)).toEqual([400_000, 200_000]);
  // The id does not depend on the entry whose page shows the due date.
  expect(handOverDues(owedRows.slice(1), handOvers)[0]?.calendarId).toBe("hand-over-11");
  // Without `awaited` from the server, the amount that was not handed over is awaited.
  expect(first?.claims.map(({ awaited }) => awaited)).toEqual([400_000, 200_000]);
});

test("B12 after a partial payment the received part is due, and the rest can still be reported", () => {
  const line = { claim: 11, amount: "300000", handed_over: "100000", awaited: "600000" };
  const handOvers: HandOver[] = [
    {
      due_on: "2027-01-05",
      reference: "1000017",
      amount: "500000",
      claims: [{ ...line, standing: "received" }],
    },
  ];
  const [first] = handOverDues(owedRows, handOvers);
  expect(first?.claims[0]).toMatchObject({ amount: 300_000, handedOver: 100_000, awaited: 600_000 });
});

test("B12 only claims that staff ended without full payment can still be reported", () => {
  const line = { amount: "0", handed_over: "0", awaited: "1000000" };
  const day: HandOver = {
    due_on: "2027-01-05",
    reference: "1000017",
    amount: "0",
    claims: [
      { ...line, claim: 11, standing: "settled" },
      { ...line, claim: 12, standing: "awaitingReport" },
    ],
  };
  const claims = owedRows.map(({ claim }) => claim);
  expect(settledClaims(claims, [day])).toEqual([
    { claim: claims[0], awaited: 1_000_000, cause: "payerInsolvent" },
  ]);
  const writtenOff = { ...day, claims: day.claims.map((row) => ({ ...row, uncollectable: true })) };
  expect(settledClaims(claims, [writtenOff])).toMatchObject([{ cause: "uncollectable" }]);
});

test("B12 a claim has no due date only if the server lists it without one", () => {
  const sold = { ...claim(11, "1000000"), status: ClaimStatus.transferred, return_date: null };
  const line = { claim: 11, amount: "1000000", handed_over: "0", standing: "payerLate" } as const;
  const open = { due_on: null, reference: null, amount: "1000000", claims: [line] };
  expect(undatedDues([sold], [open])).toMatchObject([
    { on: null, reference: null, amount: 1_000_000, claims: [{ standing: "payerLate" }] },
  ]);
  expect(undatedDues([sold], [])).toEqual([]);
  expect(undatedDues([{ ...sold, status: ClaimStatus.returned }], [open])).toEqual([]);
});
