import { EntryStatus, type ReviewReason } from "@kaitori/domain";
import { expect, test } from "vitest";
import { asDesk, decideAll, entryIn, readEntry, type TestEntry } from "../../testing/entry-in.ts";
import { testServer } from "../../testing/test-server.ts";
import { decideClaim } from "../review/decide-claim.ts";
import { claimBody } from "../samples.ts";

const server = await testServer();

const staffNote = "社内限り：債務者に滞納の記録";

const refuseAll = (entry: TestEntry, refuse: readonly ReviewReason[]) =>
  decideAll(server, entry, { refuse, onPaper: { amount: "900000" }, note: staffNote });

/** Creates a draft that replaces the claims of an entry. */
async function createReplacementDraft({ client, id }: TestEntry) {
  const { claims } = await readEntry({ client, id });
  await client.call("putDraftEntry", {
    body: {
      version: 0,
      purchase_amount_desired: "900,000",
      purpose: "仕入れ",
      claims: claims.map((claim) => ({ ...claim, id: undefined, replaces: claim.id })),
    },
  });
  return (await client.call("getDraftEntry")).body;
}

test("B15 a draft contains the reasons of its replaced claims without staff notes, and reuses their papers", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 2);
  await refuseAll(entry, ["amountDiffers"]);
  const { client } = entry;
  const draft = await createReplacementDraft(entry);
  const reasons = [{ code: "amountDiffers", on_form: "1,000,000円", on_paper: "900,000円" }];
  expect(draft.replaced).toEqual(entry.claims.map((claim) => ({ claim, reasons })));
  expect(JSON.stringify(draft)).not.toContain("社内限り");
  const amounts = { amount: "900000", scheduled_deposit_amount_from_obliger: "900000" };
  const { purchase_amount_desired, purpose } = draft;
  const claims = draft.claims.map((claim) => ({ ...claim, ...amounts }));
  const created = await client.call("createEntry", { body: { claims, purchase_amount_desired, purpose } });
  expect(created.body.claims.map(({ contentfiles }) => contentfiles.length)).toEqual([1, 1]);
});

test("B15 a draft contains no erased papers", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await refuseAll(entry, ["overall"]);
  await server.rows`update file set erased_at = ${server.clock.now()} where applicant_id = ${entry.applicantId}`;
  expect((await createReplacementDraft(entry)).claims).toMatchObject([{ contentfile_relations: [] }]);
});

test("B15 a draft contains no reasons of a cancelled entry", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await asDesk(server, entry, (context, row) =>
    decideClaim(context, row, entry.claims[0] ?? 0, { refuse: ["tooFar"] }),
  );
  await entry.client.call("cancelEntry", { params: { id: entry.id } });
  expect(await createReplacementDraft(entry)).toMatchObject({
    claims: [{ replaces: entry.claims[0] }],
    replaced: [{ claim: entry.claims[0], reasons: [] }],
  });
});

test("R6.3 a draft contains no reasons of another applicant's claim", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const other = await entryIn(server, EntryStatus.underReview, 1);
  await refuseAll(entry, ["tooFar"]);
  await other.client.call("putDraftEntry", {
    body: {
      version: 0,
      claims: [{ ...claimBody(), replaces: entry.claims[0] ?? 0 }],
    },
  });
  expect((await other.client.call("getDraftEntry")).body.replaced).toEqual([]);
});
