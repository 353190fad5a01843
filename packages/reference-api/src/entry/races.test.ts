import { EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { createMailLink } from "../accounts/mail-link-store.ts";
import { contract, entryIn } from "../testing/entry-in.ts";
import { testBrand, testServer } from "../testing/test-server.ts";
import { claimBody, entryBody } from "./samples.ts";

/** With TEST_DATABASE_URL each of two parallel requests has its own connection. */
const rounds = Array.from({ length: 10 }, (_, round) => round);

const server = await testServer();

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

test.each(rounds)("R4.14 two parallel submissions create one entry, round %i", async () => {
  const { client } = await server.signInApplicant();
  const create = () => client.call("createEntry", { body: entryBody() });
  expect(statuses(await Promise.all([create(), create()]))).toEqual([200, 409]);
});

test.each(rounds)("R4.21 of a parallel cancel and contract one succeeds, round %i", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
  const cancel = () => entry.client.call("cancelEntry", { params: { id: entry.id } });
  await entry.client.call("getContractTerms", { params: { id: entry.id } });
  const [one, other] = await Promise.all([contract(entry), cancel()]);
  expect([one, other].filter(({ status }) => status === 200)).toHaveLength(1);
  const { status } = await server.row`select status from entry where id = ${entry.id}`;
  expect(status).toBe(one.status === 200 ? EntryStatus.contracted : EntryStatus.archived);
});

test.each(rounds)("R5.9 B3 of two tabs that each add a fifth claim one succeeds, round %i", async () => {
  const { client } = await server.signInApplicant();
  // The contents differ, because an equal draft would count as a retry.
  const put = (version: number, claims: number, purpose: string) =>
    client.call("putDraftEntry", {
      body: { version, purpose, claims: Array.from({ length: claims }, () => claimBody()) },
    });
  const { version } = (await put(0, 4, "仕入れ")).body;
  expect(statuses(await Promise.all([put(version, 5, "左"), put(version, 5, "右")]))).toEqual([200, 409]);
  expect((await client.call("getDraftEntry")).body.claims).toHaveLength(5);
});

test.each(rounds)("R7.1 of two parallel password resets one succeeds, round %i", async () => {
  const { id } = await server.signInApplicant();
  const request = { brand: testBrand, now: server.clock.now() };
  const token = await createMailLink(server.database, request, { purpose: "password_reset", ownerId: id });
  const body = { uid: String(id), token, new_password: "another horse" };
  const reset = () => server.client().call("confirmPasswordReset", { body });
  expect(statuses(await Promise.all([reset(), reset()]))).toEqual([204, 410]);
});

test("R5.9 the database refuses a sixth claim", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 5 });
  for (const place of [5, 6]) {
    const sixth = server.rows`
      insert into claim select copy.* from claim, lateral jsonb_populate_record(claim, jsonb_build_object(
        'id', claim.id + 100, 'place', ${place}::integer, 'code', claim.code || ${place}::text)) as copy
      where claim.entry_id = ${entry.id} and claim.place = 1`;
    await expect(sixth).rejects.toThrow(/claim_/);
  }
});
