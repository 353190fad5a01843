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
import type { KnownForNewEntry } from "./new-entry-context.ts";
import { statusAfter } from "./statements.ts";

/** The papers that this applicant is asked for today in addition to those of the specification. */
export const askedOf = (
  { settings }: Pick<ServedBrand, "settings">,
  { applicant, furtherPapers }: Pick<KnownForNewEntry, "applicant" | "furtherPapers">,
  today: CalendarDate,
): FurtherPaper[] => furtherPapersOf(settings.furtherPapers ?? [], applicant, furtherPapers, today);

/** Missing papers without which an entry cannot be submitted, by the name of the paper. */
export const furtherPaperFindings = (asked: readonly FurtherPaper[], files: readonly OwnFile[]): Finding[] =>
  missingFurtherPapers(asked, uploadedKinds(files)).map(({ kind }) => ({
    path: ["addfiles"],
    code: "fileMissing",
    params: { kind },
  }));

/** Those that are not given anew and still count: the entry rests on the files that were given last of them, too. */
export function furtherPapersStillCounting(
  asked: readonly FurtherPaper[],
  files: readonly OwnFile[],
): FurtherKind[] {
  const uploaded = uploadedKinds(files);
  return asked
    .filter(({ kind, status }) => !uploaded[kind] && (status === confirming || status === confirmed))
    .map(({ kind }) => kind);
}

const { confirming, inadequate, confirmed } = DocumentsConfirmation;

/** A paper that is handed in goes to the review, unless an earlier one of its kind is accepted and valid. */
export async function noteFurtherPapers(
  transaction: Transaction,
  applicantId: number,
  asked: readonly FurtherPaper[],
  files: readonly OwnFile[],
): Promise<void> {
  const uploaded = uploadedKinds(files);
  for (const { kind, status } of asked)
    if (uploaded[kind] && statusAfter(status, "complete") !== status)
      await writeStatus(transaction, applicantId, kind, { status: confirming, valid_until: null });
}

/** The result of the review for one paper. An accepted paper is valid for as long as the brand says. */
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

/** Those that an entry has. */
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
