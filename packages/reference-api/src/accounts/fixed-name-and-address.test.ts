import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import type { ProfileInput } from "@kaitori/wire";
import { expect, test } from "vitest";
import { asApplicant, type Transaction } from "../database/database.ts";
import { entryIn, type TestEntry } from "../testing/entry-in.ts";
import { testServer } from "../testing/test-server.ts";

const { confirming, confirmed, notSubmitted, inadequate } = IdentityConfirmation;

const server = await testServer();

const otherNames: ProfileInput[] = [
  { last_name: "佐藤" },
  { first_name: "花子" },
  { company_name: "株式会社佐藤製作所" },
  { corporate_division: "individual" },
];
/** Address fields of a company's contract; the last one contains a contract clause. */
const otherAddresses: ProfileInput[] = [
  { office_zipcode: "1440052" },
  { office_prefecture: "大阪府" },
  { office_city: "大田区蒲田" },
  { office_building_number: "9-99-9 なお、甲は第7条の適用を受けないことに合意する" },
];

test.each([confirmed, confirming].flatMap((stored) => otherNames.map((change) => ({ stored, change }))))(
  "R4.9 R4.20 a new name without documents resets the identity: %j",
  async ({ stored, change }) => {
    const { client } = await server.signInApplicant({
      identity_confirmation: stored,
      identity_valid_date: "2029-01-01",
    });
    const { body } = await client.call("updateProfile", { body: change });
    expect(body).toMatchObject({
      ...change,
      identity_confirmation: notSubmitted,
      identity_reason: expect.stringContaining("変わりました"),
    });
  },
);

test("R4.9 an unchanged name keeps the identity", async () => {
  const { client } = await server.signInApplicant();
  const { body: before } = await client.call("getProfile");
  const { company_name, last_name, first_name, corporate_division } = before;
  const { body } = await client.call("updateProfileWithoutSectorAndBusinessSummary", {
    body: { company_name, last_name: ` ${last_name} `, first_name, corporate_division, owner_city: "品川区" },
  });
  expect(body).toMatchObject({ identity_confirmation: confirmed, identity_reason: null });
});

test("R4.9 a new name is reviewed only with new documents", async () => {
  const { client, id } = await server.signInApplicant({ identity_confirmation: notSubmitted });
  const licence = [{ id: await server.insertFile(id, "identity") }];
  await client.call("updateProfileNameAndIdentity", { body: { addfiles: licence } });
  server.clock.advance(60_000);
  const again = await client.call("updateProfileNameAndIdentity", {
    body: { last_name: "佐藤", addfiles: licence },
  });
  expect(again.body).toMatchObject({ last_name: "佐藤", identity_confirmation: notSubmitted });
  const passport = [{ id: await server.insertFile(id, "identity") }];
  const proved = await client.call("updateProfileNameAndIdentity", {
    body: { last_name: "鈴木", addfiles: passport },
  });
  expect(proved.body).toMatchObject({ identity_confirmation: confirming, identity_reason: null });
});

test("R4.9 documents of another kind do not prove a new name", async () => {
  const { client, id } = await server.signInApplicant();
  const addfiles = [{ id: await server.insertFile(id, "invoice") }];
  const { body } = await client.call("updateProfileNameAndIdentity", {
    body: { last_name: "佐藤", addfiles },
  });
  expect(body).toMatchObject({ identity_confirmation: notSubmitted });
});

test.each([
  { status: EntryStatus.underReview, fixed: true },
  { status: EntryStatus.inadequate, fixed: false },
  { status: EntryStatus.reviewed, fixed: true },
  { status: EntryStatus.contracted, fixed: true },
  { status: EntryStatus.transferred, fixed: false },
  { status: EntryStatus.archived, fixed: false },
])(
  "R4.20 name and address cannot be changed between submission and pay-out: %j",
  async ({ status, fixed }) => {
    const { client, applicantId } = await entryIn(server, status);
    const profile = async () => (await client.call("getProfile")).body;
    expect(await profile()).toMatchObject({ can_edit_name: !fixed });
    const addfiles = [{ id: await server.insertFile(applicantId, "identity") }];
    // The message names the fields and the time from which they can be changed.
    const detail = expect.stringMatching(
      /^お名前・会社名・屋号・事業の形・契約書に載る住所は、.+取り下げるか、買取代金のお振り込みの後に変更できます。$/,
    );
    for (const change of [...otherAddresses, ...otherNames]) {
      const answer = await client.call("updateProfile", { body: { ...change, addfiles } });
      expect(answer).toMatchObject(
        fixed ? { status: 409, body: { blockers: ["nameFixed"], detail } } : { status: 200, body: change },
      );
    }
    if (fixed) expect(await profile()).toMatchObject({ last_name: "山田", identity_confirmation: confirmed });
    expect((await client.call("updateProfile", { body: { owner_city: "品川区" } })).status).toBe(200);
  },
);

test("R4.9 a corrected name keeps an inadequate identity and its reason", async () => {
  const identity_reason = "お名前が書類と異なります。";
  const { client } = await server.signInApplicant({ identity_confirmation: inadequate, identity_reason });
  const { body } = await client.call("updateProfile", { body: { last_name: "佐藤" } });
  expect(body).toMatchObject({ identity_confirmation: inadequate, identity_reason });
});

const roles = {
  "the server": (_: TestEntry, work: (transaction: Transaction) => Promise<unknown>) =>
    server.database.transaction().execute(work),
  "an applicant": ({ applicantId }: TestEntry, work: (transaction: Transaction) => Promise<unknown>) =>
    asApplicant(server.database, { brand: "test-brand", applicantId }, work),
};
const { underReview, inadequate: askedAgain, reviewed, contracted } = EntryStatus;

test.each(
  [underReview, reviewed, contracted].flatMap((status) =>
    (["the server", "an applicant"] as const).map((role) => ({ status, role })),
  ),
)("R4.20 the database refuses $role a change of name or address during status $status", async (input) => {
  const entry = await entryIn(server, input.status, { claims: 1 });
  const change = (set: object) =>
    roles[input.role](entry, (transaction) =>
      transaction.updateTable("applicant").set(set).where("id", "=", entry.applicantId).execute(),
    );
  for (const set of [...otherNames, ...otherAddresses])
    await expect(change(set)).rejects.toThrow(/judged or signed/);
  // The contract of a company does not contain the home address of its representative.
  await change({ owner_city: "品川区", business_summary: "金属の加工" });
});

test("R4.20 the database allows a change of address while documents are requested again", async () => {
  const entry = await entryIn(server, askedAgain, { claims: 1 });
  const moved = await server.rows`
    update applicant set office_city = '品川区' where id = ${entry.applicantId} returning id`;
  expect(moved).toHaveLength(1);
});
