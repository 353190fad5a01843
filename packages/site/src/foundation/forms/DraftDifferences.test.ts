import { expect, test } from "vitest";
import { draftDifferences } from "./DraftDifferences.tsx";

const claim = { amount: "1,320,000", contentfile_relations: [{ kind: "invoice", contentfile: { id: 7 } }] };

test.each([
  { what: "the same", here: { claims: [claim] }, there: { claims: [claim] }, paths: [] },
  { what: "never filled in and emptied", here: { purpose: "" }, there: {}, paths: [] },
  {
    what: "fields of one invoice",
    here: { claims: [claim], purchase_amount_desired: "2,000,000" },
    there: { claims: [{ ...claim, amount: "880,000" }], purchase_amount_desired: "1,200,000" },
    paths: ["claims.0.amount", "purchase_amount_desired"],
  },
  {
    what: "files, however many",
    here: { claims: [claim] },
    there: { claims: [{ ...claim, contentfile_relations: [] }] },
    paths: ["claims.0.contentfile_relations"],
  },
  {
    what: "an invoice that only one has",
    here: { claims: [claim, claim] },
    there: { claims: [claim] },
    paths: ["claims.1"],
  },
])("B3 two drafts differ: $what", ({ here: ownDraft, there: otherDraft, paths }) => {
  expect(draftDifferences(ownDraft, otherDraft).map(({ path }) => path)).toEqual(paths);
});
