import { expect, test } from "vitest";
import { claimFileLabels, hasInvoiceFile, includesAdditionalDocuments } from "./claim-files.ts";
import { addClaimIssues } from "./claim-issues.ts";

test("R3.7 each claim has its own file labels", () => {
  expect(claimFileLabels({ displayId: 2 })).toEqual({
    invoice: "invoice_2",
    additionalDoc: "additional_doc_2",
  });
});

test.each([
  { files: [], invoice: false, additional: false },
  { files: [{ kind: "invoice", id: 1 }], invoice: true, additional: false },
  { files: [{ kind: "invoice_2", id: 1 }], invoice: true, additional: false },
  { files: [{ kind: "invoice", id: 1, error: false }], invoice: true, additional: false },
  { files: [{ kind: "invoice", id: 1, error: true }], invoice: false, additional: false },
  { files: [{ kind: "invoice", id: null }], invoice: false, additional: false },
  { files: [{ kind: "additional_doc", id: 1 }], invoice: false, additional: true },
  {
    files: [
      { kind: "pl", id: 1 },
      { kind: "additional_doc_1", id: 2 },
    ],
    invoice: false,
    additional: true,
  },
  {
    files: [
      { kind: "invoice", id: null },
      { kind: "invoice", id: 3 },
    ],
    invoice: true,
    additional: false,
  },
])(
  "R3.7 R5.10 only files that were uploaded without an error count as papers of a claim: %o",
  ({ files, invoice, additional }) => {
    expect(hasInvoiceFile({ contentfiles: files })).toBe(invoice);
    expect(includesAdditionalDocuments({ contentfiles: files })).toBe(additional);
  },
);

test.each([
  [0, []],
  [4, []],
  [5, [{ path: ["claims"], code: "tooManyClaims", params: { maximum: 5 } }]],
  [6, [{ path: ["claims"], code: "tooManyClaims", params: { maximum: 5 } }]],
])("R5.9 R9.1 a claim can be added to %i claims, if they are fewer than five", (count, issues) => {
  expect(addClaimIssues(Array(count).fill({}))).toEqual(issues);
});
