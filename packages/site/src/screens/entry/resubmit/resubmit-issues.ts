import {
  type CalendarDate,
  claimIssues,
  hasUnsavedChanges,
  type Issue,
  paymentDateIssues,
} from "@kaitori/domain";
import type { Entry } from "@kaitori/wire";
import { get } from "react-hook-form";
import { type PaperSlot, papersPath, type ResubmissionItem } from "./resubmission-items.ts";
import {
  type ClaimCorrection,
  type GivenPaper,
  type ResubmitValues,
  readCorrection,
  resubmitValuesOf,
} from "./resubmit-values.ts";

export interface ResubmissionContext {
  readonly entry: Entry;
  readonly items: readonly ResubmissionItem[];
  /** Identity documents are handed in on the profile; true while that is still to be done (R4.9). */
  readonly mustSendIdentity: boolean;
  readonly today: CalendarDate;
  readonly nameOf: (kind: string) => string;
}

/**
 * The findings that block handing the papers in again: nothing given for an item, or a correction that cannot be read.
 */
export const resubmitIssues = (values: ResubmitValues, context: ResubmissionContext): Issue[] =>
  context.items.flatMap((item) => itemIssues(item, values, context));

/** Items without a valid replacement. */
export const itemsLeft = (values: ResubmitValues, context: ResubmissionContext): ResubmissionItem[] =>
  context.items.filter((item) => itemIssues(item, values, context).length > 0);

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
    const corrected = readCorrection(claim);
    const path = ["claims", item.index];
    const issues = [...claimIssues(corrected, path), ...paymentDateIssues(corrected, context.today, path)];
    return issues.length > 0 || isAnswered(item, claim, context) ? issues : [missingPaper("invoice")];
  }
  const bare = emptySlots(item, values);
  const isAnsweredByOne = item.needs === "any" && bare.length < item.slots.length;
  return bare[0] && !isAnsweredByOne ? [missingPaper(bare[0].base)] : [];
}

/** The empty slots of an item. */
export const emptySlots = (item: ResubmissionItem, values: ResubmitValues): PaperSlot[] =>
  item.slots.filter((slot) => !givenPapers(item, values).some(({ kind }) => kind === slot.kind));

/** A returned claim needs a correction or a new paper. */
function isAnswered(
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

const givenPapers = (item: ResubmissionItem, values: ResubmitValues): readonly GivenPaper[] =>
  get(values, papersPath(item), []);
