import { IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import { decideIdentity } from "../entry/review/decide-identity.ts";
import { claimBody, entryBody } from "../entry/samples.ts";
import { testServer } from "../testing/test-server.ts";

const server = await testServer();

test.each([
  { type: "drivingLicence", sides: 1, status: 400, confirmation: IdentityConfirmation.notSubmitted },
  { type: "drivingLicence", sides: 2, status: 200, confirmation: IdentityConfirmation.confirming },
  { type: "passport", sides: 1, status: 200, confirmation: IdentityConfirmation.confirming },
])("R5.12 a licence needs both sides: %o", async ({ type, sides, status, confirmation }) => {
  const { client, id } = await server.signedIn({ identity_confirmation: IdentityConfirmation.notSubmitted });
  const addfiles = [];
  for (let side = 0; side < sides; side += 1) addfiles.push({ id: await server.insertFile(id, "identity") });
  const answer = await client.call("updateProfileNameAndIdentity", {
    body: { identity_document_type: type, addfiles },
  });
  expect(answer.status).toBe(status);
  if (status === 400) expect(JSON.stringify(answer.body)).toContain("表と裏の両方");
  expect((await client.call("me", { body: {} })).body?.identity_confirmation).toBe(confirmation);
});

/** An applicant whose confirmed identity expires soon. */
async function signedInBeforeExpiry() {
  const { client, id } = await server.signedIn({
    identity_confirmation: IdentityConfirmation.confirmed,
    identity_valid_date: "2026-12-01",
    identity_given_at: new Date("2023-12-01T10:00:00+09:00"),
  });
  const submitPassport = async () =>
    client.call("updateProfileNameAndIdentity", {
      body: {
        identity_document_type: "passport",
        addfiles: [{ id: await server.insertFile(id, "identity") }],
      },
    });
  const readUser = async () => (await client.call("me", { body: {} })).body;
  return { client, id, submitPassport, readUser };
}

test("R4.9 documents that are submitted before the identity expires are reviewed", async () => {
  const { client, id, submitPassport, readUser } = await signedInBeforeExpiry();
  expect((await submitPassport()).status).toBe(200);
  expect(await readUser()).toMatchObject({ identity_confirmation: IdentityConfirmation.confirming });
  const { services } = server.server;
  const brand = services.brands.find(({ name }) => name === "everyone");
  if (!brand) throw new Error("The test brand is missing");
  await services.database.transaction().execute((transaction) =>
    decideIdentity({ transaction, services, brand, actor: "review", now: server.clock.now() }, id, {
      accept: true,
      validUntil: "2029-11-30",
    }),
  );
  expect(await readUser()).toMatchObject({
    identity_confirmation: IdentityConfirmation.confirmed,
    identity_valid_date: "2029-11-30",
  });
  // A save without documents changes nothing.
  await client.call("updateProfileNameAndIdentity", { body: {} });
  expect(await readUser()).toMatchObject({ identity_confirmation: IdentityConfirmation.confirmed });
});

test("R4.20 new documents do not reset a valid identity while an entry is under review", async () => {
  const { client, id, submitPassport, readUser } = await signedInBeforeExpiry();
  const contentfile_relations = [
    { kind: "invoice", contentfile: { id: await server.insertFile(id, "invoice") } },
  ];
  const { status } = await client.call("createEntry", {
    body: entryBody({ claims: [claimBody({ contentfile_relations })] }),
  });
  expect(status).toBe(200);
  await submitPassport();
  expect(await readUser()).toMatchObject({
    identity_confirmation: IdentityConfirmation.confirmed,
    identity_valid_date: "2026-12-01",
  });
});
