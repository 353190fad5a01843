import {
  addDays,
  type CalendarDate,
  DocumentsConfirmation,
  type FurtherKind,
  type FurtherPaper,
  isFurtherKind,
  missingFurtherPapers,
  todayInTokyo,
  uploadedKinds,
} from "@kaitori/domain";
import type { Transaction } from "../../database/database.ts";
import type { EntryRow } from "../../database/tables/entry-tables.ts";
import type { OwnFile } from "../../documents/applicant-files.ts";
import { findDeclaration } from "../../documents/further-papers.ts";
import { type Finding, notFound } from "../../http/errors.ts";
import type { ReviewContext } from "../make-move.ts";
import { statusAfter } from "./submitted-papers.ts";

export const furtherPaperFindings = (
  furtherPapers: readonly FurtherPaper[],
  files: readonly OwnFile[],
): Finding[] =>
  missingFurtherPapers(furtherPapers, uploadedKinds(files)).map(({ kind }) => ({
    path: ["addfiles"],
    code: "fileMissing",
    params: { kind },
  }));

/** Kinds of valid papers that are not uploaded again. The entry uses their latest files. */
export function furtherPapersStillValid(
  furtherPapers: readonly FurtherPaper[],
  files: readonly OwnFile[],
): FurtherKind[] {
  const uploadedByKind = uploadedKinds(files);
  return furtherPapers
    .filter(({ kind, status }) => !uploadedByKind[kind] && (status === confirming || status === confirmed))
    .map(({ kind }) => kind);
}

const { confirming, inadequate, confirmed } = DocumentsConfirmation;

/** Sets uploaded papers under review, unless they are already accepted. */
export async function updateFurtherPapers(
  transaction: Transaction,
  applicantId: number,
  furtherPapers: readonly FurtherPaper[],
  files: readonly OwnFile[],
): Promise<void> {
  const uploadedByKind = uploadedKinds(files);
  for (const { kind, status } of furtherPapers)
    if (uploadedByKind[kind] && statusAfter(status, "complete") !== status)
      await saveStatus(transaction, applicantId, kind, { status: confirming, valid_until: null });
}

/** Stores the result of the review. The brand determines how long an accepted paper is valid. */
export async function setFurtherPaper(
  { transaction, brand, now }: Pick<ReviewContext, "transaction" | "brand" | "now">,
  entry: Pick<EntryRow, "id" | "applicant_id">,
  kind: FurtherKind,
  result: DocumentsConfirmation,
): Promise<void> {
  const declaration = findDeclaration(brand, kind);
  const isSubmitted = (await furtherKindsOf(transaction, entry)).includes(kind);
  // The desk may ask for an optional paper, but cannot accept a missing one.
  if (!isSubmitted && (result !== inadequate || !declaration)) throw notFound();
  const days = result === confirmed ? declaration?.goodForDays : undefined;
  await saveStatus(transaction, entry.applicant_id, kind, {
    status: result,
    valid_until: days === undefined ? null : addDays(todayInTokyo(now), days),
  });
}

/** An offer implies that papers under review are accepted. */
export async function confirmFurtherPapers(
  context: Pick<ReviewContext, "transaction" | "brand" | "now">,
  entry: Pick<EntryRow, "id" | "applicant_id">,
): Promise<void> {
  const waitingPapers = await context.transaction
    .selectFrom("further_paper")
    .select("kind")
    .where("applicant_id", "=", entry.applicant_id)
    .where("status", "=", confirming)
    .execute();
  for (const kind of await furtherKindsOf(context.transaction, entry))
    if (waitingPapers.some((paper) => paper.kind === kind))
      await setFurtherPaper(context, entry, kind, confirmed);
}

async function furtherKindsOf(
  transaction: Transaction,
  { id }: Pick<EntryRow, "id">,
): Promise<FurtherKind[]> {
  const rows = await transaction
    .selectFrom("entry_file")
    .innerJoin("file", "file.id", "entry_file.file_id")
    .select("file.kind")
    .distinct()
    .where("entry_id", "=", id)
    .execute();
  return rows.map(({ kind }) => kind).filter(isFurtherKind);
}

const saveStatus = (
  transaction: Transaction,
  applicant_id: number,
  kind: FurtherKind,
  result: { status: DocumentsConfirmation; valid_until: CalendarDate | null },
) =>
  transaction
    .insertInto("further_paper")
    .values({ applicant_id, kind, ...result })
    .onConflict((conflict) => conflict.columns(["applicant_id", "kind"]).doUpdateSet(result))
    .execute();
