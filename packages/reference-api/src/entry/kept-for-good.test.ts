import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import {
  deleteUpload,
  getEntry,
  reviewEntry,
  updateProfile,
  updateProfileNameAndIdentity,
} from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addStaff } from "../desk/add-staff.ts";
import { openDocument } from "../desk/open-document.ts";
import { HttpError } from "../http/errors.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { asDesk, type EntryAt, entryIn } from "../testing/entry-in.ts";
import { insertFile } from "../testing/insert-file.ts";
import { unguarded } from "../testing/unguarded.ts";
import { payOut } from "./contract/pay-out.ts";
import { askAgainFor } from "./review/ask-again.ts";
import { finishReview } from "./review/finish-review.ts";

let server: TestServer;
let staffId: number;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
  const desk = {
    email: "desk@example.jp",
    name: "審査",
    password: "a password for the desk",
    brands: ["everyone"],
  };
  await addStaff(server.server.services, desk);
  const { id } = await server.database.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  staffId = id;
});
afterAll(() => server.close());

const { confirmed, confirming, inadequate, nothing, expired } = IdentityConfirmation;
const remove = ({ client }: Pick<EntryAt, "client">, id: number) =>
  client.call(deleteUpload, { params: { id } });
const kept = { status: 409, body: { detail: expect.stringContaining("提出済み"), reason: "handedIn" } };
const setIdentity = (
  id: number,
  change: { identity_confirmation?: IdentityConfirmation; company_name?: string },
) =>
  unguarded(server.database, (open) =>
    open.updateTable("applicant").set(change).where("id", "=", id).execute(),
  );
const statusOf = async (id: number) => {
  const entry = await server.database
    .selectFrom("entry")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  return entry?.status;
};

test("D1 R4.20 R6.3 a licence that was handed in stays, whatever becomes of the identity and of the name", async () => {
  const { client, id } = await server.signedIn({ identity_confirmation: nothing });
  const licence = await insertFile(server, id, "identity");
  await client.call(updateProfileNameAndIdentity, { body: { addfiles: [{ id: licence }] } });
  for (const identity_confirmation of [confirming, confirmed, inadequate, expired]) {
    await setIdentity(id, { identity_confirmation });
    expect(await remove({ client }, licence)).toMatchObject(kept);
  }
  await client.call(updateProfile, { body: { company_name: "株式会社佐藤製作所" } });
  expect(await remove({ client }, licence)).toMatchObject(kept);
});

test("D1 R4.21 an invoice that was refused, and replaced by a new one, stays", async () => {
  const entry = await entryIn(server, EntryStatus.underReview);
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  const bad = body.claims[0]?.contentfiles[0]?.id ?? 0;
  await asDesk(server, entry, async (context, row) => {
    const [claim = null] = entry.claims;
    await askAgainFor(context, row, {
      subject: "invoice",
      claim,
      uploads: [bad],
      reason: "印字が読めません。",
    });
    await finishReview(context, row);
  });
  const better = await insertFile(server, entry.applicantId, "invoice");
  const contentfile_relations = [{ kind: "invoice", contentfile: { id: better } }];
  const claims = body.claims.map((claim, index) =>
    index === 0 ? { ...claim, contentfile_relations } : claim,
  );
  const again = await entry.client.call(reviewEntry, { params: { id: entry.id }, body: { ...body, claims } });
  expect(again.body.claims[0]?.contentfiles.map(({ id }) => id)).toEqual([better]);
  expect(await remove(entry, bad)).toMatchObject(kept);
  expect(await remove(entry, better)).toMatchObject(kept);
});

test("D1 R6.3 what somebody at the desk has opened stays, handed in or not; another file goes", async () => {
  const { client, id } = await server.signedIn();
  const [opened, other] = [
    await insertFile(server, id, "delinquency"),
    await insertFile(server, id, "delinquency"),
  ];
  const desk = { id: staffId, name: "審査", brands: ["everyone"] };
  // The bytes of this file were never there; that it was asked for is what counts.
  await expect(openDocument(server.server.services, desk, opened)).rejects.toThrow();
  expect(await remove({ client }, opened)).toMatchObject(kept);
  expect((await remove({ client }, other)).status).toBe(204);
});

test("D1 R4.20 a company that has signed is not renamed before it is paid", async () => {
  const { client } = await entryIn(server, EntryStatus.contracted);
  const renamed = await client.call(updateProfile, { body: { company_name: "株式会社佐藤製作所" } });
  expect(renamed).toMatchObject({ status: 409, body: { blockers: ["nameFixed"] } });
});

test.each([
  { change: { identity_confirmation: nothing }, blockers: ["identityNotConfirmed"] },
  { change: { identity_confirmation: inadequate }, blockers: ["identityNotConfirmed"] },
  { change: { company_name: "株式会社佐藤製作所" }, blockers: ["namedOtherwise"] },
])("D1 R4.20 R4.21 only the proved signer is paid: %j", async ({ change, blockers }) => {
  const entry = await entryIn(server, EntryStatus.contracted);
  await setIdentity(entry.applicantId, change);
  const refusal = await asDesk(server, entry, payOut).catch((error: unknown) => error);
  if (!(refusal instanceof HttpError)) throw refusal;
  expect({ status: refusal.status, body: refusal.bodyIn({}) }).toMatchObject({
    status: 409,
    body: { blockers },
  });
  const paidAnyway = server.database
    .updateTable("entry")
    .set({ status: 5 })
    .where("id", "=", entry.id)
    .execute();
  await expect(paidAnyway).rejects.toThrow(/proved signer/);
  expect(await statusOf(entry.id)).toBe(EntryStatus.contracted);
});

test("B5 who signed is kept with the contract, and no word of it changes", async () => {
  const { id } = await entryIn(server, EntryStatus.contracted);
  const contract = server.database.selectFrom("contract").selectAll().where("entry_id", "=", id);
  expect(await contract.executeTakeFirst()).toMatchObject({
    corporate_division: "corporate",
    company_name: "株式会社山田製作所",
    last_name: "山田",
    first_name: "太郎",
  });
  const another = server.database
    .updateTable("contract")
    .set({ company_name: "別の会社" })
    .where("entry_id", "=", id);
  await expect(another.execute()).rejects.toThrow(/stays as it is/);
});
