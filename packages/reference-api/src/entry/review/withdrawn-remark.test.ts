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
])("the desk withdraws its remark about an identity with status $stored and last day $until", async (row) => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await server.rows`update applicant set identity_confirmation = ${row.stored}, identity_valid_date = ${row.until}
    where id = ${entry.applicantId}`;
  const identity = { subject: "identity" };
  await desk.act(entry.id, "ask-again", { ...identity, reason: "裏面が写っていません。" });
  expect((await desk.act(entry.id, "accept", identity)).status).toBe(200);
  const applicant = await server.row`select identity_confirmation, identity_valid_date, identity_reason
    from applicant where id = ${entry.applicantId}`;
  expect(applicant).toEqual({
    identity_confirmation: confirmed,
    identity_valid_date: row.becomes,
    identity_reason: null,
  });
  await desk.act(entry.id, "buy", { claim: entry.claims[0], fee_ratio: "0.05", reason });
  expect((await desk.act(entry.id, "finish", { again: true })).body.status).toBe(EntryStatus.reviewed);
});

test.each([
  { act: "buy", body: { fee_ratio: "0.05", reason }, becomes: EntryStatus.reviewed },
  { act: "refuse", body: {}, becomes: EntryStatus.archived },
])("R4.21 the decision $act about a claim removes its remark", async ({ act, body, becomes }) => {
  const { id, claims } = await entryIn(server, EntryStatus.underReview, 1);
  await desk.act(id, "ask-again", {
    subject: "claim",
    claim: claims[0],
    reason: "支払期日をご確認ください。",
  });
  expect((await desk.act(id, act, { claim: claims[0], ...body })).status).toBe(200);
  expect((await desk.act(id, "finish", { again: true })).body.status).toBe(becomes);
});
