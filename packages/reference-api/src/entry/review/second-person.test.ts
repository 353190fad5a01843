import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { setDeskOfOne, setStaffState } from "../../desk/staff.ts";
import { contract, entryIn, type TestEntry } from "../../testing/entry-in.ts";
import type { StaffClient } from "../../testing/sign-in-staff.ts";
import { tryStatements } from "../../testing/statements.ts";
import { createTestServer, testServerWithDesk } from "../../testing/test-server.ts";
import { autoPayOut } from "./auto-review.ts";

const { server, desk: decider } = await testServerWithDesk();

const reason = "別の請求書です。";

async function createContract(person: StaffClient, testServer = server): Promise<TestEntry> {
  const entry = await entryIn(testServer, EntryStatus.underReview, { claims: 1 });
  await person.act(entry.id, "buy", { claim: entry.claims[0], fee_ratio: "0.05", reason });
  await person.act(entry.id, "finish", { again: true });
  await contract(entry);
  return entry;
}

const statusOf = async ({ id }: TestEntry) =>
  (await server.row`select status from entry where id = ${id}`).status;

test("D16 the staff member who decided the purchase cannot pay it out, but another can", async () => {
  const entry = await createContract(decider);
  expect((await decider.act(entry.id, "pay-out")).status).toBe(409);
  expect(await statusOf(entry)).toBe(EntryStatus.contracted);
  expect((await (await server.signInStaff()).act(entry.id, "pay-out")).status).toBe(200);
  expect(await statusOf(entry)).toBe(EntryStatus.transferred);
});

test("D16 neither the buyer of a claim nor the staff member who made the offer can pay out", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await decider.act(entry.id, "buy", { claim: entry.claims[0], fee_ratio: "0.05", reason });
  const other = await server.signInStaff();
  await other.act(entry.id, "finish", { again: true });
  await contract(entry);
  for (const person of [decider, other]) expect((await person.act(entry.id, "pay-out")).status).toBe(409);
});

const payOutSql = (entry: TestEntry, actor: string, staff: number | null) => [
  sql`insert into entry_history (entry_id, claim_id, at, act, actor, staff_id, from_status, to_status)
    values (${entry.id}, null, ${server.clock.now()}, 'payOut', ${actor}, ${staff}, 4, 5),
      (${entry.id}, ${entry.claims[0]}, ${server.clock.now()}, 'payOut', ${actor}, ${staff}, 4, 5)`,
  sql`update entry set status = 5 where id = ${entry.id}`,
  sql`update claim set status = 5 where entry_id = ${entry.id}`,
];

test.each([
  { person: "the decider", role: "the server", actor: "desk", staff: () => decider.id },
  { person: "an unnamed staff member", role: "the server", actor: "desk", staff: () => null },
  { person: "the review policy", role: "the server", actor: "review", staff: () => null },
  { person: "the system", role: "the server", actor: "system", staff: () => null },
  { person: "the decider", role: "an applicant", actor: "desk", staff: () => decider.id },
] as const)("D16 the database refuses a pay-out by $person as $role", async ({ role, actor, staff }) => {
  const entry = await createContract(decider);
  const { outcome } = await tryStatements(server.database, role, entry, payOutSql(entry, actor, staff()));
  expect(outcome).toMatch(/not paid out by who decided|desk_is_named|without its move/);
  expect(await statusOf(entry)).toBe(EntryStatus.contracted);
});

test("D16 the database accepts the pay-out by another staff member", async () => {
  const entry = await createContract(decider);
  const other = await server.signInStaff();
  const statements = payOutSql(entry, "desk", other.id);
  const { outcome } = await tryStatements(server.database, "the server", entry, statements);
  expect(outcome).toBe("done");
});

test.each([
  { change: "change of the deciding staff member", statement: "update entry_history set staff_id = null" },
  { change: "deletion of a decision", statement: "delete from entry_history" },
  { change: "change of the audit", statement: "update audit set staff_id = null" },
  { change: "deletion of the audit", statement: "delete from audit" },
])("D16 the database refuses the $change", async ({ statement }) => {
  const { id } = await createContract(decider);
  const changed = server.rows`${sql.raw(statement)} where entry_id = ${id}`;
  await expect(changed).rejects.toThrow(/stays as it is/);
});

test("D16 the automatic review does not pay out a decision of the desk", async () => {
  const entry = await createContract(decider);
  await expect(autoPayOut(server.server.services)({ id: entry.id })).rejects.toMatchObject({ status: 409 });
});

test("D16 with a desk of one the only staff member can pay out, and the audit records it", async () => {
  const otherServer = await createTestServer({ review: "desk" });
  const { services } = otherServer.server;
  const alone = await otherServer.signInStaff();
  const first = await createContract(alone, otherServer);
  expect((await alone.act(first.id, "pay-out")).status).toBe(409);
  expect(await setDeskOfOne(services, "test-brand", { isAllowed: true })).toBe("done");
  const payOutWithKey = () =>
    alone.request(`/desk/entries/${first.id}/pay-out`, {
      method: "POST",
      body: "{}",
      headers: { "idempotency-key": "the same" },
    });
  const paid = await payOutWithKey();
  expect(paid.status).toBe(200);
  expect(await payOutWithKey()).toMatchObject({ status: 200, text: paid.text });
  const audited = await otherServer.rows`select act, brand, detail from audit order by id`;
  expect(audited).toContainEqual({ act: "desk of one", brand: "test-brand", detail: {} });
  expect(audited.at(-1)).toMatchObject({ act: "pay-out", detail: { alone: true } });

  const second = await createContract(alone, otherServer);
  const other = await otherServer.signInStaff();
  expect((await alone.act(second.id, "pay-out")).status).toBe(409);
  expect(await setDeskOfOne(services, "test-brand", { isAllowed: true })).toBe("morePeople");
  await setStaffState(services, other.id, "disabled");
  await setDeskOfOne(services, "test-brand", { isAllowed: false });
  expect((await alone.act(second.id, "pay-out")).status).toBe(409);
});

test("D16 an offer that nobody could pay out is refused unless it is confirmed", async () => {
  const otherServer = await createTestServer({ review: "desk" });
  const [one, two] = [await otherServer.signInStaff(), await otherServer.signInStaff()];
  const buyByFirst = async () => {
    const entry = await entryIn(otherServer, EntryStatus.underReview, { claims: 1 });
    await one.act(entry.id, "buy", { claim: entry.claims[0], fee_ratio: "0.05", reason });
    return entry;
  };
  const entry = await buyByFirst();
  const refused = await two.act(entry.id, "finish");
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/支払いを登録できる人/) },
  });
  const { status } = await otherServer.row`select status from entry where id = ${entry.id}`;
  expect(status).toBe(EntryStatus.underReview);
  // The buyer makes the offer, so the other one can pay.
  expect((await one.act(entry.id, "finish")).status).toBe(200);
  await contract(entry);
  expect((await two.act(entry.id, "pay-out")).status).toBe(200);

  const second = await buyByFirst();
  expect((await two.act(second.id, "finish", { again: true })).status).toBe(200);
  await setStaffState(otherServer.server.services, two.id, "disabled");
  const third = await buyByFirst();
  expect((await one.act(third.id, "finish")).status).toBe(409);
  await setDeskOfOne(otherServer.server.services, "test-brand", { isAllowed: true });
  expect((await one.act(third.id, "finish")).status).toBe(200);
});
