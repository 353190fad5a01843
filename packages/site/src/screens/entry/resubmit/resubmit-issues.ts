import {
  type CalendarDate,
  claimIssues,
  comparedField,
  contractAnswerIssues,
  hasUnsavedChanges,
  type Issue,
  isOtherObliger,
  paymentDateIssues,
} from "@kaitori/domain";
import type { Entry, Inadequacy } from "@kaitori/wire";
import { get } from "react-hook-form";
import { papersPath, type ResubmissionItem, type UploadSlot } from "./resubmission-items.ts";
import {
  type ClaimCorrection,
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

export interface IncompleteItem {
  readonly item: ResubmissionItem;
  readonly issues: readonly Issue[];
}

/** Items without a valid replacement. */
export const incompleteItems = (values: ResubmitValues, context: ResubmissionContext): IncompleteItem[] =>
  context.items
    .map((item) => ({ item, issues: itemIssues(item, values, context) }))
    .filter(({ issues }) => issues.length > 0);

function itemIssues(item: ResubmissionItem, values: ResubmitValues, context: ResubmissionContext): Issue[] {
  const { subject } = item.inadequacy;
  const missingPaper = (kind: string): Issue => ({
    path: papersPath(item).split("."),
    code: "fileMissing",
    params: { kind: context.nameOf(kind) },
  });
  if (subject === "identity")
    return context.mustSendIdentity
      ? [{ path: ["identity"], code: "fileMissing", params: { kind: context.nameOf("identity") } }]
      : [];
  if (subject === "claim") {
    const claim = values.claims[item.index];
    if (!claim) return [];
    const correction = readCorrection(claim);
    const path = ["claims", item.index];
    const issues = [
      ...claimIssues(correction, path),
      ...paymentDateIssues(correction, context.today, path),
      // The review would request them next.
      ...contractAnswerIssues(correction, path),
      ...(claim.keeps_answers ? [] : stillDifferentIssues(item, correction, context)),
      ...otherPayerIssues(item, values),
    ];
    if (issues.length > 0 || isCorrected(item, claim, context)) return issues;
    return [{ path: [...path, "contentfiles"], code: "nothingNew" }];
  }
  const empty = emptySlots(item, values);
  const isOneUploaded = item.needs === "any" && empty.length < item.slots.length;
  return empty[0] && !isOneUploaded ? [missingPaper(empty[0].paperKind)] : otherPayerIssues(item, values);
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

/** Answers that the review compared with the invoice, as long as they are unchanged. */
function stillDifferentIssues(
  { index, inadequacy }: ResubmissionItem,
  correction: ReturnType<typeof readCorrection>,
  { entry }: ResubmissionContext,
): Issue[] {
  const oldClaim = resubmitValuesOf(entry).claims[index];
  if (!oldClaim) return [];
  const oldFields = readCorrection(oldClaim);
  return comparedFieldsOf(inadequacy)
    .filter((field) => correction[field] === oldFields[field])
    .map((field) => ({ path: ["claims", index, field], code: "stillDifferent" }));
}

/** Fields that differ from the invoice by the reasons of the review. */
export const comparedFieldsOf = ({ reasons = [] }: Inadequacy) =>
  reasons.flatMap(({ code }) => comparedField(code) ?? []);

/** An inadequate claim needs a correction or a new paper. */
function isCorrected(
  { index }: ResubmissionItem,
  claim: ClaimCorrection,
  { entry }: ResubmissionContext,
): boolean {
  if (claim.contentfiles.length > 0) return true;
  const oldClaim = resubmitValuesOf(entry).claims[index];
  return (
    oldClaim !== undefined && hasUnsavedChanges({ ...readCorrection(oldClaim) }, { ...readCorrection(claim) })
  );
}

const uploadedPapers = (item: ResubmissionItem, values: ResubmitValues): readonly UploadedPaper[] =>
  get(values, papersPath(item), []);
