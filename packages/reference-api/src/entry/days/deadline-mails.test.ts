import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { updateProfile } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { asDesk, askAgain, type EntryAt, entryIn, offer } from "../../testing/entry-in.ts";
import { lastMailTo, mailsTo } from "../../testing/read-mail.ts";
import { decideIdentity } from "../review/decide-identity.ts";
import { rejectEntry } from "../review/reject-entry.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

test.each([
  { what: "an offer", act: (entry: EntryAt) => offer(server, entry) },
  { what: "papers wanted again", act: (entry: EntryAt) => askAgain(server, entry) },
  {
    what: "an entry rejected",
    act: (entry: EntryAt) => asDesk(server, entry, (context, row) => rejectEntry(context, row)),
  },
])("what has a last day or ends an entry is mailed whatever was wished for: $what", async ({ act }) => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const { email } = await server.database
    .selectFrom("applicant")
    .select("email")
    .where("id", "=", entry.applicantId)
    .executeTakeFirstOrThrow();
  await entry.client.call(updateProfile, { body: { mail_notices: false } });
  const before = (await mailsTo(server.database, email)).length;
  await act(entry);
  const after = (await mailsTo(server.database, email)).length;
  expect(after - before).toBe(1);
});

test.each([
  { status: EntryStatus.reviewed, mailed: 1 },
  { status: EntryStatus.underReview, mailed: 0 },
])(
  "B7 papers of the identity that an offer waits for are mailed about whatever was wished for: in status $status $mailed",
  async ({ status, mailed }) => {
    const entry = await entryIn(server, status, 1);
    const { email } = await server.database
      .updateTable("applicant")
      .set({ identity_confirmation: IdentityConfirmation.confirming })
      .where("id", "=", entry.applicantId)
      .returning("email")
      .executeTakeFirstOrThrow();
    await entry.client.call(updateProfile, { body: { mail_notices: false } });
    const before = (await mailsTo(server.database, email)).length;
    await asDesk(server, entry, (context, { applicant_id }) =>
      decideIdentity(context, applicant_id, { accept: false, reason: "文字が読めません。" }),
    );
    expect((await mailsTo(server.database, email)).length - before).toBe(mailed);
  },
);

test.each([
  { status: EntryStatus.reviewed, path: (id: number) => `/entry/contract/${id}/` },
  { status: EntryStatus.underReview, path: () => "/profile/" },
])(
  "the mail about an identity that is confirmed leads to the offer that waits for it: $status",
  async (row) => {
    const entry = await entryIn(server, row.status, 1);
    const { email } = await server.database
      .updateTable("applicant")
      .set({ identity_confirmation: IdentityConfirmation.confirming })
      .where("id", "=", entry.applicantId)
      .returning("email")
      .executeTakeFirstOrThrow();
    await asDesk(server, entry, (context, { applicant_id }) =>
      decideIdentity(context, applicant_id, { accept: true, validUntil: "2028-04-30" }),
    );
    const { body } = await lastMailTo(server.database, email);
    expect(body).toContain(row.path(entry.id));
    expect(body.includes("ご契約の期限")).toBe(row.status === EntryStatus.reviewed);
    expect(body).toContain("2028年4月30日");
  },
);
