import { EntryStatus, type ReviewReason } from "@kaitori/domain";
import { applyAgain, cancelEntry, createEntry, getDraftEntry, putDraftEntry } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { asDesk, bought, contract, type EntryAt, entryIn } from "../../testing/entry-in.ts";
import { lockEntry } from "../own-entry.ts";
import { decideClaim } from "../review/decide-claim.ts";
import { finishReview } from "../review/finish-review.ts";
import { claimBody } from "../samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

const staffNote = "社内限り：債務者に滞納の記録";

const refuseAll = (entry: EntryAt, refuse: readonly ReviewReason[], amount = "900000") =>
  asDesk(server, entry, async (context, row) => {
    for (const { id } of row.claims)
      await decideClaim(context, row, id, { refuse, onPaper: { amount }, note: staffNote });
    await finishReview(context, await lockEntry(context.transaction, row.id));
  });

const again = ({ client, id }: EntryAt, version = 0) =>
  client.call(applyAgain, { params: { id }, body: { version } });

test("B15 a refused entry is a draft again, with its papers and the reasons, and without the notes of staff", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 2);
  await refuseAll(entry, ["amountDiffers"]);
  const { status, body } = await again(entry);
  expect(status).toBe(200);
  expect(body.claims.map(({ replaces }) => replaces)).toEqual(entry.claims);
  expect(body.claims[0]).toMatchObject({
    amount: "1,000,000",
    obliger_company_name: expect.stringMatching(/./),
  });
  expect(body.claims.map((claim) => claim.contentfile_relations.length)).toEqual([1, 1]);
  expect(body.purpose).not.toBe("");
  const reasons = [{ code: "amountDiffers", on_form: "1,000,000円", on_paper: "900,000円" }];
  expect(body.replaced).toEqual(entry.claims.map((claim) => ({ claim, reasons })));
  expect(JSON.stringify(body)).not.toContain("社内限り");
  expect((await entry.client.call(getDraftEntry)).body).toEqual(body);

  const { claims, purchase_amount_desired, purpose } = body;
  const created = await entry.client.call(createEntry, {
    body: {
      claims: claims.map((claim) => ({
        ...claim,
        amount: "900000",
        scheduled_deposit_amount_from_obliger: "900000",
      })),
      purchase_amount_desired,
      purpose,
    },
  });
  expect(created.status).toBe(200);
  expect(created.body.claims.map(({ contentfiles }) => contentfiles.length)).toEqual([1, 1]);
});

test("B15 papers that could not be read are asked for anew", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await refuseAll(entry, ["unreadable"]);
  expect((await again(entry)).body.claims[0]?.contentfile_relations).toEqual([]);
});

test("B15 of a contracted entry only what was refused is applied for again", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 2);
  const [refused = 0, sold = 0] = entry.claims;
  await asDesk(server, entry, async (context, row) => {
    await decideClaim(context, row, refused, { refuse: ["tooFar"] });
    await decideClaim(context, row, sold, bought);
    await finishReview(context, await lockEntry(context.transaction, row.id));
  });
  expect((await again(entry)).status).toBe(409);
  await contract(entry);
  expect((await again(entry)).body.claims.map(({ replaces }) => replaces)).toEqual([refused]);
});

test("B15 R5.10 an offer whose day has passed is applied for again, also before the day's work has closed it", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 1);
  expect((await again(entry)).status).toBe(409);
  const isOver = { contract_period: "2026-11-20" };
  await server.database.updateTable("entry").set(isOver).where("id", "=", entry.id).execute();
  expect((await again(entry)).body.claims.map(({ replaces }) => replaces)).toEqual(entry.claims);
});

test("B15 a cancelled entry is applied for again without a word of what the desk had begun to decide", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await asDesk(server, entry, (context, row) =>
    decideClaim(context, row, entry.claims[0] ?? 0, { refuse: ["tooFar"] }),
  );
  await entry.client.call(cancelEntry, { params: { id: entry.id } });
  expect((await again(entry)).body).toMatchObject({
    claims: [{ replaces: entry.claims[0] }],
    replaced: [{ claim: entry.claims[0], reasons: [] }],
  });
});

test("B15 invoices that are being typed are overwritten by nobody who has not seen them", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await refuseAll(entry, ["overall"]);
  const claim = claimBody();
  const typed = await entry.client.call(putDraftEntry, {
    body: {
      version: 0,
      purchase_amount_desired: "",
      purpose: "",
      claims: [{ ...claim, obliger_company_name: "書きかけ商店" }],
    },
  });
  const refused = await again(entry);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ current: { claims: [{ obliger_company_name: "書きかけ商店" }] } });
  expect((await again(entry, typed.body.version)).body.claims).toMatchObject([{ replaces: entry.claims[0] }]);
});

test("R6.3 the draft tells nothing of a claim of somebody else", async () => {
  const [entry, other] = [
    await entryIn(server, EntryStatus.underReview, 1),
    await entryIn(server, EntryStatus.underReview, 1),
  ];
  await refuseAll(entry, ["tooFar"]);
  expect(
    (await other.client.call(applyAgain, { params: { id: entry.id }, body: { version: 0 } })).status,
  ).toBe(404);
  await other.client.call(putDraftEntry, {
    body: {
      version: 0,
      purchase_amount_desired: "",
      purpose: "",
      claims: [{ ...claimBody(), replaces: entry.claims[0] ?? 0 }],
    },
  });
  expect((await other.client.call(getDraftEntry)).body.replaced).toEqual([]);
});
