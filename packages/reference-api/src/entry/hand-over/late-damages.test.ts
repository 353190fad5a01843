import { expect, test } from "vitest";
import {
  claim,
  desk,
  entry,
  lastMail,
  readClaim,
  report,
  setTime,
  soldClaimForEachTest,
} from "../../testing/sold-claim.ts";

soldClaimForEachTest();

const book = (amount: string, on: string) => desk.act(entry.id, "hand-over", { claim, amount, on });

const readAtDesk = async () =>
  (await desk.read<{ sold_claims: { claim: number }[] }>(`/desk/entries/${entry.id}`)).sold_claims.find(
    (one) => one.claim === claim,
  );

test("B12 desk and seller see the late damages of a late hand-over", async () => {
  await report({ kind: "received", amount: "1000000", on: "2027-02-01" });
  expect(await readClaim()).not.toHaveProperty("late_damages");
  await setTime("2027-02-14");
  expect(await readClaim()).toMatchObject({ due: "2027-02-04", late_damages: "4000" });
  expect(await readAtDesk()).toMatchObject({ standing: "received", late_damages: 4_000 });
  // The booked part is five days late, the rest ten days so far.
  expect((await book("400000", "2027-02-09")).body).toMatchObject({ late_damages: 3_200 });
  expect(await lastMail()).toMatch(/年14.6％の遅延損害金[\s\S]*これまでの遅延損害金　3,200円/);
  await setTime("2027-02-19");
  expect((await book("600000", "2027-02-14")).body).toMatchObject({ late_damages: 3_200 });
  expect(await lastMail()).toMatch(/600,000円|1,000,000円/);
  expect(await lastMail()).toContain("これまでの遅延損害金　3,200円");
  await setTime("2027-06-01");
  expect(await readAtDesk()).toMatchObject({ standing: "handedOver", late_damages: 3_200 });
});

test("B12 an undone booking does not affect the late damages", async () => {
  await report({ kind: "received", amount: "1000000", on: "2027-02-01" });
  await setTime("2027-02-14");
  await book("400000", "2027-02-09");
  await desk.act(entry.id, "undo-hand-over", { claim });
  expect(await readClaim()).toMatchObject({ late_damages: "4000" });
});

test("B12 a hand-over by the last day has no late damages, even if it is booked later", async () => {
  await report({ kind: "received", amount: "1000000", on: "2027-02-01" });
  await setTime("2027-02-14");
  expect((await book("1000000", "2027-02-04")).body).not.toHaveProperty("late_damages");
  expect(await lastMail()).not.toContain("遅延損害金");
  expect(await readAtDesk()).toMatchObject({ late_damages: 0 });
});

test("B12 a late payer causes no late damages of the seller", async () => {
  await report({ kind: "notYet", expected_on: "2027-02-10" });
  await setTime("2027-06-01");
  expect(await readClaim()).not.toHaveProperty("late_damages");
  expect(await readAtDesk()).toMatchObject({ late_damages: 0 });
});
