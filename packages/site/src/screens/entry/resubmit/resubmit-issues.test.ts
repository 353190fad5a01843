import type { Inadequacy } from "@kaitori/wire";
import { describe, expect, test } from "vitest";
import { uploadRecordOf as record } from "#stories/drafts.ts";
import { entryOfStory } from "#stories/entry-states.ts";
import { resubmissionItems } from "./resubmission-items.ts";
import { incompleteItems, resubmitIssues } from "./resubmit-issues.ts";
import {
  fieldOfPapers,
  type ResubmitValues,
  resubmissionOf,
  resubmitValuesOf,
  type UploadedPaper,
} from "./resubmit-values.ts";
import { papersOfDraft, restoreResubmission } from "./use-resubmit-form.ts";

const nameOf = (kind: string) => kind;
/** A paper in the form, without preview and error. */
const paper = (kind: string, id: number): UploadedPaper => {
  const { image: _image, error: _error, message: _message, ...uploadedPaper } = record(kind, id);
  return uploadedPaper;
};
const entry = {
  ...entryOfStory,
  addfiles: [record("passbook_cover_1", 601), record("pl", 602), record("passbook_details_1", 603)],
};
const inadequacy = (item: Partial<Inadequacy>): Inadequacy => ({
  subject: "invoice",
  claim: null,
  uploads: [],
  reason: "…",
  ...item,
});

const today = "2026-11-21" as const;
const initialValues = resubmitValuesOf(entry);
const withClaim = (change: Partial<ResubmitValues["claims"][number]>): ResubmitValues => ({
  ...initialValues,
  claims: initialValues.claims.map((claim, index) => (index === 0 ? { ...claim, ...change } : claim)),
});
const issuesOf = (inadequacies: Inadequacy[], values: ResubmitValues, mustSendIdentity = false) =>
  resubmitIssues(values, {
    entry,
    items: resubmissionItems(entry, inadequacies),
    nameOf,
    mustSendIdentity,
    today,
  }).map(({ path, code }) => `${path.join(".")} ${code}`);

describe("B4 an inadequate item needs a replacement", () => {
  test.each([
    { item: inadequacy({ claim: 11 }), missing: "claims.0.contentfiles fileMissing" },
    {
      item: inadequacy({ subject: "additional_doc", claim: 12 }),
      missing: "claims.1.contentfiles fileMissing",
    },
    { item: inadequacy({ subject: "withdrawals_detail" }), missing: "banks fileMissing" },
    { item: inadequacy({ subject: "financial_statements" }), missing: "addfiles fileMissing" },
    { item: inadequacy({ subject: "claim", claim: 11 }), missing: "claims.0.contentfiles nothingNew" },
  ])("for $item.subject without a replacement the issue is $missing", ({ item, missing }) => {
    expect(issuesOf([item], initialValues)).toEqual([missing]);
  });

  test("an inadequate invoice needs an invoice file, not another paper", () => {
    const inadequacies = [inadequacy({ claim: 11 })];
    expect(issuesOf(inadequacies, withClaim({ contentfiles: [paper("invoice_1", 9)] }))).toEqual([]);
    expect(issuesOf(inadequacies, withClaim({ contentfiles: [paper("additional_doc_1", 9)] }))).toHaveLength(
      1,
    );
  });

  test.each([
    {
      condition: "another payer",
      payers: ["株式会社若草鉄工"],
      issues: ["claims.0.confirmed_payer otherPayer"],
    },
    {
      condition: "another payer, confirmed",
      payers: ["株式会社若草鉄工"],
      confirmed: "株式会社若草鉄工",
      issues: [],
    },
    {
      condition: "another payer than the confirmed one",
      payers: ["株式会社若草鉄工"],
      confirmed: "大森機械工業株式会社",
      issues: ["claims.0.confirmed_payer otherPayer"],
    },
    {
      condition: "another payer in its second file",
      payers: ["株式会社青空建設", "株式会社若草鉄工"],
      issues: ["claims.0.confirmed_payer otherPayer"],
    },
    {
      condition: "two other payers, one of them confirmed",
      payers: ["大森機械工業株式会社", "株式会社若草鉄工"],
      confirmed: "大森機械工業株式会社",
      issues: ["claims.0.confirmed_payer otherPayer"],
    },
    { condition: "the payer in another spelling", payers: ["(株)青空建設 経理部"], issues: [] },
    { condition: "no readable payer", payers: [undefined], issues: [] },
  ])("a new invoice that names $condition: $issues", ({ payers, confirmed = "", issues }) => {
    const values = withClaim({
      contentfiles: payers.map((payer, index) => ({
        ...paper("invoice_1", 9 + index),
        ...(payer && { payer }),
      })),
      confirmed_payer: confirmed,
    });
    expect(issuesOf([inadequacy({ claim: 11 })], values)).toEqual(issues);
    expect(issuesOf([inadequacy({ subject: "claim", claim: 11 })], values)).toEqual(issues);
  });

  test("an inadequate claim needs a correction or a new invoice; a correction is checked", () => {
    const inadequacies = [inadequacy({ subject: "claim", claim: 11 })];
    expect(issuesOf(inadequacies, withClaim({ obliger_payment_date: "2027-01-31" }))).toEqual([]);
    expect(issuesOf(inadequacies, withClaim({ contentfiles: [paper("invoice_1", 9)] }))).toEqual([]);
    expect(issuesOf(inadequacies, withClaim({ amount: "１３２０，０００" }))).toHaveLength(1);
    expect(issuesOf(inadequacies, withClaim({ amount: "" }))).toEqual(["claims.0.amount required"]);
  });

  test("R5.10 an inadequate claim needs the answers for a contract; a new invoice does not replace them", () => {
    const unanswered = withClaim({
      is_fixed_debt: false,
      is_bank_transfer_from_obliger: false,
      contentfiles: [paper("invoice_1", 9)],
    });
    const claimItem = inadequacy({ subject: "claim", claim: 11 });
    expect(issuesOf([claimItem], unanswered)).toEqual([
      "claims.0.is_fixed_debt notFixedDebt",
      "claims.0.is_bank_transfer_from_obliger notBankTransfer",
    ]);
    expect(issuesOf([inadequacy({ claim: 11 })], unanswered)).toEqual([]);
    const tooHigh = withClaim({ scheduled_deposit_amount_from_obliger: "1,320,001" });
    expect(issuesOf([claimItem], tooHigh)).toEqual([
      "claims.0.scheduled_deposit_amount_from_obliger transferExceedsInvoice",
    ]);
  });

  test("B15 an amount that differs from the invoice is corrected or confirmed, also with a new invoice", () => {
    const claimItem = inadequacy({ subject: "claim", claim: 11, reasons: [{ code: "amountDiffers" }] });
    const contentfiles = [paper("invoice_1", 9)];
    expect(issuesOf([claimItem], withClaim({ contentfiles }))).toEqual(["claims.0.amount stillDifferent"]);
    expect(issuesOf([claimItem], withClaim({ contentfiles, keeps_answers: true }))).toEqual([]);
    expect(issuesOf([claimItem], withClaim({ amount: "1,330,000" }))).toEqual([]);
    expect(issuesOf([claimItem], withClaim({ keeps_answers: true }))).toEqual([
      "claims.0.contentfiles nothingNew",
    ]);
  });

  test("R4.21 an inadequate claim cannot have a past payment date", () => {
    const inadequacies = [inadequacy({ subject: "claim", claim: 11 })];
    expect(issuesOf(inadequacies, withClaim({ obliger_payment_date: today }))).toEqual([
      "claims.0.obliger_payment_date pastDate",
    ]);
    // Only inadequate items are checked.
    expect(issuesOf([inadequacy({ claim: 12 })], withClaim({ obliger_payment_date: today }))).toEqual([
      "claims.1.contentfiles fileMissing",
    ]);
  });

  test("R4.9 an inadequate identity is corrected in the profile", () => {
    const inadequacies = [inadequacy({ subject: "identity" })];
    expect(issuesOf(inadequacies, initialValues, true)).toEqual(["identity fileMissing"]);
    expect(issuesOf(inadequacies, initialValues, false)).toEqual([]);
  });
});

test("B4 each paper that the review names has an upload field; without names the subject has one", () => {
  const namingUpload = inadequacy({ subject: "withdrawals_detail", uploads: [601] });
  expect(resubmissionItems(entry, [namingUpload])[0]).toMatchObject({
    slots: [{ kind: "passbook_cover_1", paperKind: "passbook_cover" }],
    previous: [record("passbook_cover_1", 601)],
  });
  const unnamed = inadequacy({ subject: "financial_statements" });
  expect(resubmissionItems(entry, [unnamed])[0]).toMatchObject({
    slots: [{ kind: "financial_statements", paperKind: "financial_statements" }],
    previous: [{ id: 602 }],
  });
});

describe("B4 R3.2 new statements are uploaded at their account", () => {
  const bank = (bank_name: string, number: number, ids: readonly number[]) => ({
    bank_name,
    bank_account_number: "1234567",
    file_format: "passbook" as const,
    contentfile_relations: [
      { kind: `passbook_cover_${number}`, contentfile: { id: ids[0] ?? 0 } },
      { kind: `passbook_details_${number}`, contentfile: { id: ids[1] ?? 0 } },
    ],
  });
  // Account 1 was removed before the submission, so the papers have the numbers 2 and 3.
  const banks = [bank("みずほ銀行", 2, [601, 602]), bank("港銀行", 3, [603, 604])];
  const withTwoAccounts = {
    ...entryOfStory,
    banks,
    addfiles: banks.flatMap(({ contentfile_relations }) =>
      contentfile_relations.map(({ kind, contentfile: { id } }) => record(kind, id)),
    ),
  };
  const namedCover = inadequacy({ subject: "withdrawals_detail", uploads: [603] });
  const unnamed = inadequacy({ subject: "withdrawals_detail" });

  test("a paper that the review names has an upload field at its account", () => {
    expect(resubmissionItems(withTwoAccounts, [namedCover])[0]?.slots).toEqual([
      { kind: "passbook_cover_3", paperKind: "passbook_cover", account: 1 },
    ]);
  });

  test("the number of an invoice is not read as that of an account", () => {
    const second = inadequacy({ claim: 12 });
    expect(resubmissionItems(withTwoAccounts, [second])[0]?.slots).toMatchObject([
      { kind: "invoice_2", account: -1 },
    ]);
  });

  test("if the review names no paper, each account has an upload field, and one upload is enough", () => {
    const items = resubmissionItems(withTwoAccounts, [unnamed]);
    expect(items[0]).toMatchObject({
      needs: "any",
      slots: [
        { kind: "withdrawals_detail_2", account: 0 },
        { kind: "withdrawals_detail_3", account: 1 },
      ],
    });
    const context = { entry: withTwoAccounts, items, nameOf, mustSendIdentity: false, today };
    expect(incompleteItems(initialValues, context)).toHaveLength(1);
    expect(
      incompleteItems({ ...initialValues, banks: [paper("withdrawals_detail_3", 9)] }, context),
    ).toHaveLength(0);
  });

  test("the typed account stays, and the new paper replaces the refused one", () => {
    const values = { ...initialValues, banks: [paper("passbook_cover_3", 9)] };
    const sentPaper = (kind: string, id: number) => ({ kind, contentfile: { id } });
    expect(resubmissionOf(withTwoAccounts, [namedCover], values).banks).toEqual([
      banks[0],
      {
        ...banks[1],
        contentfile_relations: [sentPaper("passbook_details_3", 604), sentPaper("passbook_cover_3", 9)],
      },
    ]);
  });
});

test("B4 two inadequate papers of one invoice count as two items", () => {
  const items = resubmissionItems(entry, [
    inadequacy({ claim: 11 }),
    inadequacy({ subject: "additional_doc", claim: 11 }),
  ]);
  const context = { entry, items, nameOf, mustSendIdentity: false, today };
  expect(incompleteItems(initialValues, context)).toHaveLength(2);
  expect(incompleteItems(withClaim({ contentfiles: [paper("invoice_1", 9)] }), context)).toHaveLength(1);
});

test("B4 accepted data is sent unchanged, with corrections only for inadequate items", () => {
  const values = {
    ...withClaim({ amount: "1,000,000", contentfiles: [paper("invoice_1", 9)] }),
    banks: [paper("withdrawals_detail", 10)],
  };
  const resubmission = resubmissionOf(entry, [inadequacy({ subject: "claim", claim: 11 })], values);
  expect(resubmission.claims?.map((claim) => claim.amount)).toEqual(["1000000", "880000"]);
  expect(resubmission.claims?.[0]?.contentfile_relations?.map(({ contentfile }) => contentfile.id)).toEqual([
    501, 9,
  ]);
  expect(resubmission.addfiles?.map(({ id }) => id)).toEqual([601, 602, 603, 10]);
  const withoutCorrection = resubmissionOf(entry, [inadequacy({ claim: 11 })], values);
  expect(withoutCorrection.claims?.[0]?.amount).toBe("1320000");
});

test("R7.1 D7.1 the body has no accounts if the server's entry has none", () => {
  expect(
    resubmissionOf({ ...entry, banks: [] }, [inadequacy({ claim: 11 })], initialValues),
  ).not.toHaveProperty("banks");
});

test("B3 every paper of a saved form is restored, and nothing else", () => {
  const values = {
    ...withClaim({ contentfiles: [paper("invoice_1", 9)] }),
    // Ids of other servers may be texts.
    banks: [{ ...paper("passbook_cover_1", 10), id: "0193f2c7" }],
  };
  expect(papersOfDraft({ ...values, addfiles: [{ id: 11 }, null] }).map(({ id }) => id)).toEqual([
    9,
    "0193f2c7",
  ]);
  expect(papersOfDraft(null)).toEqual([]);
});

test("B3 saved input overrides the entry, claim by claim", () => {
  const savedDraft = { claims: [{ amount: "1,000,000", contentfiles: [paper("invoice_1", 9)] }], banks: "?" };
  const restored = restoreResubmission(initialValues, savedDraft);
  expect(restored.claims[0]).toMatchObject({ ...initialValues.claims[0], ...savedDraft.claims[0] });
  expect(restored.claims[1]).toEqual(initialValues.claims[1]);
  expect(restored.banks).toEqual([]);
});

test("B4 the request of forty photographed pages is smaller than the server's limit", () => {
  // As large as a preview of the server.
  const image = `data:image/jpeg;base64,${"A".repeat(64 * 1024)}`;
  const pages = Array.from({ length: 40 }, (_, index) => ({
    ...record("invoice_1", 700 + index),
    image,
  }));
  const [first, ...otherClaims] = entry.claims;
  const claims = first && [
    {
      ...first,
      contentfiles: pages,
      contentfile_relations: pages.map((contentfile) => ({ kind: "invoice_1", contentfile })),
    },
    ...otherClaims,
  ];
  const photographed = { ...entry, claims: claims ?? [], addfiles: pages };
  const values = withClaim({ contentfiles: [paper("invoice_1", 800)] });
  const body = resubmissionOf(photographed, [inadequacy({ claim: 11 })], values);
  expect(new Blob([JSON.stringify(body)]).size).toBeLessThan(64 * 1024);
  // The request contains every file of the entry, without its preview.
  expect(body.claims?.[0]).toMatchObject({
    contentfiles: pages.map((page) => ({ ...page, image: null })),
    contentfile_relations: [
      ...pages.map(({ id, kind }) => ({ kind, contentfile: { id } })),
      { kind: "invoice_1", contentfile: { id: 800 } },
    ],
  });
});

test("R5.11 a server error for a file index is shown at the item that needs the file", () => {
  const values = { ...initialValues, banks: [paper("passbook_cover_1", 801)], addfiles: [paper("pl", 802)] };
  const fieldOf = (path: string) => fieldOfPapers(path, entry, values);
  expect(fieldOf("banks.0.passbook_cover")).toBe("banks");
  expect(fieldOf("addfiles.3")).toBe("banks");
  expect(fieldOf("addfiles.4")).toBe("addfiles");
  expect(fieldOf("claims.0.contentfiles")).toBe("claims.0.contentfiles");
});
