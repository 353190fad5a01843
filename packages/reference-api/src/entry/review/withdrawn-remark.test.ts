import { type CalendarDate, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import { entryIn } from "../../testing/entry-in.ts";
import { serverWithDesk } from "../../testing/server-with-desk.ts";

const reason = "別の請求書です。";

const { server, desk } = await serverWithDesk();

const { confirming, confirmed } = IdentityConfirmation;

test.each<{ stored: IdentityConfirmation; until: CalendarDate | null; becomes: CalendarDate }>([
  { stored: confirming, until: null, becomes: "2029-11-21" },
  { stored: confirmed, until: "2027-03-01", becomes: "2027-03-01" },
])("the desk takes back its own remark about an identity: $stored, good until $until", async (row) => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await server.database
    .updateTable("applicant")
    .set({ identity_confirmation: row.stored, identity_valid_date: row.until })
    .where("id", "=", entry.applicantId)
    .execute();
  const identity = { subject: "identity" };
  await desk.act(entry.id, "ask-again", { ...identity, reason: "裏面が写っていません。" });
  expect((await desk.act(entry.id, "accept", identity)).status).toBe(200);
  const applicant = await server.database
    .selectFrom("applicant")
    .select(["identity_confirmation", "identity_valid_date", "identity_reason"])
    .where("id", "=", entry.applicantId)
    .executeTakeFirstOrThrow();
  expect(applicant).toEqual({
    identity_confirmation: confirmed,
    identity_valid_date: row.becomes,
    identity_reason: null,
  });
  await desk.act(entry.id, "buy", { claim: entry.claims[0], fee_ratio: "0.05", reason });
  expect((await desk.act(entry.id, "finish", { again: true })).body.status).toBe(EntryStatus.reviewed);
});
