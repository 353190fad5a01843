import {
  type CalendarDate,
  claimIssues,
  comparedField,
  contractAnswerIssues,
  hasUnsavedChanges,
  type Issue,
  type IssuePath,
  isOtherObliger,
  paymentDateIssues,
} from "@kaitori/domain";
import type { Entry, Inadequacy } from "@kaitori/wire";
import { get } from "react-hook-form";
import { papersPath, type ResubmissionItem, type UploadSlot } from "./resubmission-items.ts";
import {
  type ResubmitValues,
  readCorrection,
  resubmitValuesOf,
  type UploadedPaper,
} from "./resubmit-values.ts";

export interface ResubmissionContext {
  readonly entry: Entry;
  readonly items: readonly ResubmissionItem[];
  /** True while identity documents must be sent on the profile page (R4.9). */
  readonly mustSendIdentity: boolean;
  readonly today: CalendarDate;
  readonly nameOf: (kind: string) => string;
}

/** The issues that block the resubmission: an item without a paper, or an invalid correction. */
export const resubmitIssues = (values: ResubmitValues, context: ResubmissionContext): Issue[] =>
  context.items.flatMap((item) => itemIssues(item, values, context));

/** Items without a valid replacement. */
export const incompleteItems = (values: ResubmitValues, context: ResubmissionContext) =>
  context.items
    .map((item) => ({ item, issues: itemIssues(item, values, context) }))
    .filter(({ issues }) => issues.length > 0);
export type IncompleteItem = ReturnType<typeof incompleteItems>[number];

function itemIssues(item: ResubmissionItem, values: ResubmitValues, context: ResubmissionContext): Issue[] {
  const { subject } = item.inadequacy;
  const missingPaper = (path: IssuePath, kind: string): Issue[] => [
    { path, code: "fileMissing", params: { kind: context.nameOf(kind) } },
  ];
  if (subject === "identity") return context.mustSendIdentity ? missingPaper(["identity"], "identity") : [];
  if (subject === "claim") {
    const claim = values.claims[item.index];
    const oldClaim = resubmitValuesOf(context.entry).claims[item.index];
    if (!claim || !oldClaim) return [];
    const correction = readCorrection(claim);
    const oldFields = readCorrection(oldClaim);
    const path = ["claims", item.index];
    const issues = [
      ...claimIssues(correction, path),
      ...paymentDateIssues(correction, context.today, path),
      // The review would request them next.
      ...contractAnswerIssues(correction, path),
      // Answers that the review compared with the invoice, as long as they are unchanged.
      ...comparedFieldsOf(item.inadequacy)
        .filter((field) => !claim.keeps_answers && correction[field] === oldFields[field])
        .map((field): Issue => ({ path: [...path, field], code: "stillDifferent" })),
      ...otherPayerIssues(item, values),
    ];
    // An inadequate claim needs a correction or a new paper.
    const isCorrected =
      claim.contentfiles.length > 0 || hasUnsavedChanges({ ...oldFields }, { ...correction });
    return issues.length > 0 || isCorrected
      ? issues
      : [{ path: [...path, "contentfiles"], code: "nothingNew" }];
  }
  const empty = emptySlots(item, values);
  const isOneUploaded = item.needs === "any" && empty.length < item.slots.length;
  return empty[0] && !isOneUploaded
    ? missingPaper(papersPath(item).split("."), empty[0].paperKind)
    : otherPayerIssues(item, values);
}

/** The payers on the new invoices that clearly differ from the payer of the claim; "" if there are none. */
export function otherPayersOnPapers({ index }: ResubmissionItem, { claims }: ResubmitValues): string {
  const claim = claims[index];
  const payers = claim?.contentfiles
    .map(({ payer = "" }) => payer)
    .filter((payer) => isOtherObliger(claim, { obliger_company_name: payer }));
  return [...new Set(payers)].join("／");
}

/** The applicant confirms an invoice that names another payer. */
function otherPayerIssues(item: ResubmissionItem, values: ResubmitValues): Issue[] {
  const payer = item.slots.some(({ paperKind }) => paperKind === "invoice")
    ? otherPayersOnPapers(item, values)
    : "";
  return payer === "" || values.claims[item.index]?.confirmed_payer === payer
    ? []
    : [{ path: ["claims", item.index, "confirmed_payer"], code: "otherPayer" }];
}

export const emptySlots = (item: ResubmissionItem, values: ResubmitValues): UploadSlot[] =>
  item.slots.filter((slot) => !uploadedPapers(item, values).some(({ kind }) => kind === slot.kind));

/** Fields that differ from the invoice by the reasons of the review. */
export const comparedFieldsOf = ({ reasons = [] }: Inadequacy) =>
  reasons.flatMap(({ code }) => comparedField(code) ?? []);

const uploadedPapers = (item: ResubmissionItem, values: ResubmitValues): readonly UploadedPaper[] =>
  get(values, papersPath(item), []);
