import {
  addDays,
  type CalendarDate,
  DocumentsConfirmation,
  type FurtherKind,
  type FurtherPaper,
  furtherPapersOf,
  isFurtherKind,
  missingFurtherPapers,
  todayInTokyo,
  uploadedKinds,
} from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Transaction } from "../../database/database.ts";
import type { EntryRow } from "../../database/tables/entry-tables.ts";
import type { OwnFile } from "../../documents/applicant-files.ts";
import { declaredPaper } from "../../documents/further-kinds.ts";
import { notFound } from "../../http/errors.ts";
import type { Finding } from "../../http/issues.ts";
import type { ReviewContext } from "../review/review-context.ts";
import type { NewEntryContext } from "./new-entry-context.ts";
import { statusAfter } from "./statements.ts";

/** Additional papers that the brand requires from this applicant today. */
export const furtherPapersFor = (
  { settings }: Pick<ServedBrand, "settings">,
  { applicant, furtherPapers }: Pick<NewEntryContext, "applicant" | "furtherPapers">,
  today: CalendarDate,
): FurtherPaper[] => furtherPapersOf(settings.furtherPapers ?? [], applicant, furtherPapers, today);

export const furtherPaperFindings = (
  furtherPapers: readonly FurtherPaper[],
  files: readonly OwnFile[],
): Finding[] =>
  missingFurtherPapers(furtherPapers, uploadedKinds(files)).map(({ kind }) => ({
    path: ["addfiles"],
    code: "fileMissing",
    params: { kind },
  }));

/** Papers that are not uploaded again but still valid; the entry uses their latest files. */
export function furtherPapersStillValid(
  furtherPapers: readonly FurtherPaper[],
  files: readonly OwnFile[],
): FurtherKind[] {
  const uploaded = uploadedKinds(files);
  return furtherPapers
    .filter(({ kind, status }) => !uploaded[kind] && (status === confirming || status === confirmed))
    .map(({ kind }) => kind);
}

const { confirming, inadequate, confirmed } = DocumentsConfirmation;

/** Sets uploaded papers under review, unless an earlier one is accepted and valid. */
export async function updateFurtherPapers(
  transaction: Transaction,
  applicantId: number,
  furtherPapers: readonly FurtherPaper[],
  files: readonly OwnFile[],
): Promise<void> {
  const uploaded = uploadedKinds(files);
  for (const { kind, status } of furtherPapers)
    if (uploaded[kind] && statusAfter(status, "complete") !== status)
      await writeStatus(transaction, applicantId, kind, { status: confirming, valid_until: null });
}

/** Stores the review result for one paper; an accepted paper is valid as long as the brand says. */
export async function setFurtherPaper(
  { transaction, brand, now }: Pick<ReviewContext, "transaction" | "brand" | "now">,
  entry: Pick<EntryRow, "id" | "applicant_id">,
  kind: FurtherKind,
  found: DocumentsConfirmation,
): Promise<void> {
  const declared = declaredPaper(brand, kind);
  const isGiven = (await furtherKindsOf(transaction, entry)).includes(kind);
  // An optional paper may be asked for; a paper that was not handed in cannot be accepted.
  if (!isGiven && (found !== inadequate || !declared)) throw notFound();
  const days = found === confirmed ? declared?.goodForDays : undefined;
  await writeStatus(transaction, entry.applicant_id, kind, {
    status: found,
    valid_until: days === undefined ? null : addDays(todayInTokyo(now), days),
  });
}

/** The offer of an entry implies that all of them are accepted that are still being looked at. */
export async function confirmFurtherPapers(
  context: Pick<ReviewContext, "transaction" | "brand" | "now">,
  entry: Pick<EntryRow, "id" | "applicant_id">,
): Promise<void> {
  const waiting = await context.transaction
    .selectFrom("further_paper")
    .select("kind")
    .where("applicant_id", "=", entry.applicant_id)
    .where("status", "=", confirming)
    .execute();
  for (const kind of await furtherKindsOf(context.transaction, entry))
    if (waiting.some((paper) => paper.kind === kind)) await setFurtherPaper(context, entry, kind, confirmed);
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

const writeStatus = (
  transaction: Transaction,
  applicant_id: number,
  kind: FurtherKind,
  found: { status: DocumentsConfirmation; valid_until: CalendarDate | null },
) =>
  transaction
    .insertInto("further_paper")
    .values({ applicant_id, kind, ...found })
    .onConflict((conflict) => conflict.columns(["applicant_id", "kind"]).doUpdateSet(found))
    .execute();
