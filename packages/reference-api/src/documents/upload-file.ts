import { createHash } from "node:crypto";
import { refusalsCopy } from "@kaitori/brand/copy/refusals";
import { copyOf } from "@kaitori/brand/text";
import { baseFileKind, ClaimStatus } from "@kaitori/domain";
import { uploadFile } from "@kaitori/wire";
import { sql } from "kysely";
import type { ServedBrand } from "../brands/brand.ts";
import { lockApplicant } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import type { UploadRecord } from "../database/tables/numeric-ids.ts";
import { accountLimits } from "../http/account-limits.ts";
import { busy, HttpError, nonFieldError } from "../http/errors.ts";
import { type ApplicantRequest, handle } from "../http/handle.ts";
import type { SentFile } from "../http/multipart.ts";
import { recordUsage } from "../http/rate-limit.ts";
import { faultFields } from "../log.ts";
import { QueueRefusal } from "../work-queue.ts";
import { admitUpload } from "./admit-upload.ts";
import { uploadColumns, uploadRecord } from "./applicant-files.ts";
import { deleteBytes, storeBytes } from "./document-bytes.ts";
import { fileName } from "./file-name.ts";
import { filesPerKindOf, requireAllowedFormat, requireAllowedKinds } from "./further-papers.ts";
import {
  type AcceptedFile,
  type FileLimits,
  type InspectionResult,
  usualLimits,
} from "./inspection/inspection-result.ts";
import { ReaderNotStarted } from "./inspection/read-in-child-process.ts";

/** Uploads one document of one kind; every fault is reported in `non_field_errors` (R8.8). */
export const uploadFileRoute = handle(
  uploadFile,
  async (request) => {
    const { file, services, now, brand, applicant, body } = request;
    const kinds = body.kinds?.split(",") ?? [body.kind];
    requireAllowedKinds(brand, { kind: body.kind, kinds });
    if (file === undefined) throw nonFieldError("fileMissingInUpload");
    const limits = { ...usualLimits, bytes: brand.settings.limits.uploadBytes };
    const result = await inspectInQueue(request, file, limits);
    if ("refused" in result) throw nonFieldError(result.refused);
    requireAllowedFormat(brand, body.kind, result.accepted);

    const { database, store } = services;
    const objectKey = await storeBytes({ database, store, now }, result.accepted.bytes);
    const { accepted } = result;
    const name = fileName(file.name, accepted.contentType);
    const newFile = { brand, applicantId: applicant.id, kinds, name, accepted, objectKey, now };
    let hasRow = false;
    const insertion = request.transactionOnce((transaction) => {
      hasRow = true;
      return addFile(transaction, newFile);
    });
    // After a refusal or a repeated key no row refers to the bytes. After another error a row may exist.
    const isRefused = await insertion.then(
      () => !hasRow,
      (error) => error instanceof HttpError,
    );
    if (isRefused) await deleteBytes({ database, store }, objectKey);
    return insertion;
  },
  admitUpload,
);

const megabyte = 1024 * 1024;

async function inspectInQueue(
  request: ApplicantRequest<typeof uploadFile>,
  { bytes, type }: SentFile,
  limits: FileLimits,
): Promise<InspectionResult> {
  const { services, applicant, caller } = request;
  let reading: { format: string; seconds: number } | undefined;
  let outcome = "broken off";
  let size = bytes.length;
  try {
    const onRead = (format: string, seconds: number) => {
      reading = { format, seconds };
    };
    const result = await services.inspect(bytes, type, limits, { caller, onRead });
    outcome = "refused" in result ? result.refused.code : "accepted";
    // A redrawn picture may be larger than the upload.
    if ("accepted" in result) size = Math.max(size, result.accepted.bytes.length);
    return result;
  } catch (error) {
    if (error instanceof QueueRefusal) throw busy("inspectionBusy", 10, "readingsAtOnce");
    if (!(error instanceof ReaderNotStarted)) throw error;
    services.log("error", "reader not started", faultFields(error));
    throw busy("inspectionDown", 60);
  } finally {
    await recordUsage(request, "uploadedMegabytes", applicant.id, size / megabyte);
    if (reading) {
      services.metrics.recordReading({ ...reading, outcome });
      await recordUsage(request, "readingSeconds", applicant.id, reading.seconds);
    }
  }
}

/** Limit of all kinds as a multiple of the limit of one. */
const kindsPerLimit = 10;

type NewFile = {
  brand: ServedBrand;
  applicantId: number;
  kinds: readonly string[];
  name: string;
  accepted: AcceptedFile;
  objectKey: string;
  now: Date;
};

async function addFile(transaction: Transaction, file: NewFile): Promise<UploadRecord> {
  // Locks the applicant, so that parallel uploads are counted one after the other.
  await lockApplicant(transaction, file.applicantId);
  const { accepted } = file;
  // Hash of the stored bytes: a picture that differs only in metadata is the same paper.
  const sha256 = createHash("sha256").update(accepted.bytes).digest("hex");
  const usage = await readUsage(transaction, file, sha256);
  refuseExcess(file, usage);
  await refuseSubmittedInvoice(transaction, file, sha256);
  const row = await transaction
    .insertInto("file")
    .values({
      brand: file.brand.name,
      applicant_id: file.applicantId,
      kind: file.kinds[0] ?? "",
      kinds: [...file.kinds],
      name: file.name,
      content_type: accepted.contentType,
      object_key: file.objectKey,
      sha256,
      bytes: accepted.bytes.length,
      pages: accepted.pages,
      preview: accepted.preview,
      active_content: [...accepted.active],
      created_at: file.now,
    })
    .returning(uploadColumns)
    .executeTakeFirstOrThrow();
  return uploadRecord(row, {
    preview: accepted.preview,
    message: usage.isRepeated ? copyOf(file.brand.copy, refusalsCopy).fileAlreadyGiven : "",
  });
}

/** Counts the files of the applicant. Only files that are not submitted yet are unused, and can be repeated. */
const readUsage = (transaction: Transaction, { applicantId, kinds }: NewFile, sha256: string) =>
  transaction
    .selectFrom("file")
    .leftJoin("handed_in_file as submission", "submission.file_id", "file.id")
    .where("file.applicant_id", "=", applicantId)
    .select([
      sql<number>`count(*) filter (where file_id is null)`.as("unused"),
      sql<number>`count(*) filter (where file_id is null and kinds && ${[...kinds]}::text[])`.as(
        "unusedOfKinds",
      ),
      sql<boolean | null>`bool_or(file_id is null and sha256 = ${sha256})`.as("isRepeated"),
      sql<number>`count(*) filter (where kind = 'identity')`.as("identityPapers"),
      sql<number>`coalesce(sum(bytes) filter (where erased_at is null), 0)`.as("keptBytes"),
    ])
    .executeTakeFirstOrThrow();

type Usage = Awaited<ReturnType<typeof readUsage>>;

function refuseExcess({ brand, kinds, accepted }: NewFile, usage: Usage): void {
  const [mainKind = ""] = kinds;
  const maximumPerKind = filesPerKindOf(brand, mainKind);
  if (usage.unusedOfKinds >= maximumPerKind)
    throw nonFieldError({ code: "filesTooManyOfKind", params: { limit: maximumPerKind } });
  const maximumUnused = brand.settings.limits.uploadsPerKind * kindsPerLimit;
  if (usage.unused >= Math.min(accountLimits.unusedFiles.maximum, maximumUnused))
    throw nonFieldError("filesTooManyUnused", "unusedFiles");
  const { maximum: limit } = accountLimits.identityPapers;
  if (kinds.includes("identity") && usage.identityPapers >= limit)
    throw nonFieldError({ code: "identityPapersTooMany", params: { limit } }, "identityPapers");
  // Submitted files are stored for years.
  if (usage.keptBytes + accepted.bytes.length > accountLimits.keptMegabytes.maximum * megabyte)
    throw nonFieldError("filesTooMuchKept", "keptMegabytes");
}

/** Refuses a submitted invoice now instead of at the next submission. */
async function refuseSubmittedInvoice(
  transaction: Transaction,
  { kinds, applicantId }: NewFile,
  sha256: string,
): Promise<void> {
  if (!kinds.some((kind) => baseFileKind(kind) === "invoice")) return;
  const submitted = await findSubmittedInvoices(transaction, applicantId)
    .where("submitted.sha256", "=", sha256)
    .executeTakeFirst();
  if (submitted) throw nonFieldError({ code: "invoiceOffered", params: submitted });
}

/** Files that the applicant has submitted as invoices, with the codes of their entries. */
export const findSubmittedInvoices = (transaction: Transaction, applicantId: number) =>
  transaction
    .selectFrom("file as submitted")
    .innerJoin("claim_file", "claim_file.file_id", "submitted.id")
    .innerJoin("claim", "claim.id", "claim_file.claim_id")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .select("entry.code")
    .where("submitted.applicant_id", "=", applicantId)
    .where("claim_file.kind", "like", "invoice%")
    .where("claim.status", "not in", [ClaimStatus.cannotBuy, ClaimStatus.cancel])
    .orderBy("entry.id", "desc");
