import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { getProfile, getReadiness, updateProfile } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AtDesk, atDesk } from "../testing/at-desk.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { contract, entryIn } from "../testing/entry-in.ts";
import { mailsTo } from "../testing/read-mail.ts";

let server: TestServer;
let desk: AtDesk;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
  desk = await atDesk(server);
});
afterAll(() => server.close());

/** Somebody signed in an hour and a half ago, long enough for another hand at the keyboard. */
async function signedInEarlier() {
  const signedIn = await server.signedIn();
  server.clock.advance(90 * 60_000);
  return signedIn;
}

const another = {
  bank_name: "三井住友銀行",
  branch_name: "本店営業部",
  deposit_type: "ordinary",
  bank_account_number: "7654321",
};

test.fails("D10 the session alone does not change the account to be paid on", async () => {
  const { client } = await signedInEarlier();
  const bank_account = { ...another, account_holder_name: "カ）ヤマダセイサクシヨ" };
  await client.call(updateProfile, { body: { bank_account } });
  expect((await client.call(getProfile)).body.bank_account?.bank_account_number).toBe("1234567");
});

test("D10 R6.2 who is to be paid on another account is told by mail", async () => {
  const { client, id } = await server.signedIn();
  const { email } = await server.database
    .selectFrom("applicant")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const bank_account = { ...another, account_holder_name: "カ）ヤマダセイサクシヨ" };
  await client.call(updateProfile, { body: { bank_account } });
  const mails = await mailsTo(server.database, email);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).toContain("三井住友銀行 本店営業部（番号の末尾 321）");
  // The same account once more is no change.
  await client.call(updateProfile, { body: { bank_account } });
  expect(await mailsTo(server.database, email)).toHaveLength(1);
});

test.fails("D10 an account in the name of somebody else is refused", async () => {
  const { client } = await server.signedIn();
  const bank_account = { ...another, account_holder_name: "サトウ　ハナコ" };
  const { status } = await client.call(updateProfile, { body: { bank_account } });
  expect(status).toBe(400);
});

test.fails("D10 the session alone signs no contract", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 1);
  server.clock.advance(90 * 60_000);
  const { status } = await contract(entry);
  expect([400, 401, 403]).toContain(status);
});

test.fails("C5 the account is fixed while money is on its way to it", async () => {
  const { client } = await entryIn(server, EntryStatus.contracted, 1);
  expect((await client.call(getProfile)).body.can_edit_bank_account).toBe(false);
});

test.fails("C5 somebody who keeps back money waits with the next entry until the desk permits it", async () => {
  const entry = await entryIn(server, EntryStatus.transferred, 1);
  const { body } = await desk.act(entry.id, "delayed", { claim: entry.claims[0] });
  const { blockers } = (await entry.client.call(getReadiness)).body;
  expect({ claims: body.claims?.map(({ status }) => status), blockers }).toEqual({
    claims: [ClaimStatus.delay],
    blockers: ["hasDelayClaim"],
  });
});
