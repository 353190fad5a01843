import { expect, test } from "vitest";
import { draftDifferences } from "./DraftDifferences.tsx";

const claim = { amount: "1,320,000", contentfile_relations: [{ kind: "invoice", contentfile: { id: 7 } }] };

test.each([
  { what: "none if they are equal", own: { claims: [claim] }, other: { claims: [claim] }, paths: [] },
  { what: "none for an emptied and an unset field", own: { purpose: "" }, other: {}, paths: [] },
  {
    what: "two fields",
    own: { claims: [claim], purchase_amount_desired: "2,000,000" },
    other: { claims: [{ ...claim, amount: "880,000" }], purchase_amount_desired: "1,200,000" },
    paths: ["claims.0.amount", "purchase_amount_desired"],
  },
  {
    what: "the files of an invoice count as one",
    own: { claims: [claim] },
    other: { claims: [{ ...claim, contentfile_relations: [] }] },
    paths: ["claims.0.contentfile_relations"],
  },
  {
    what: "an invoice that only one draft has counts as one",
    own: { claims: [claim, claim] },
    other: { claims: [claim] },
    paths: ["claims.1"],
  },
])("B3 the differences of two drafts: $what", ({ own, other, paths }) => {
  expect(draftDifferences(own, other).map(({ path }) => path)).toEqual(paths);
});
