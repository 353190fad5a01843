import { deleteUpload, getUploadAddress, markDelinquencyFiles } from "@kaitori/wire";
import { lockApplicant } from "../database/applicants.ts";
import { isForeignKeyViolation } from "../database/violations.ts";
import { conflict, notFound } from "../http/errors.ts";
import { handle } from "../http/handle.ts";
import type { Route } from "../http/route.ts";
import { readContentRoute } from "./read-content.ts";
import { readingAddress } from "./reading-address.ts";
import { setFileKindsRoute } from "./set-file-kinds.ts";
import { uploadFileRoute } from "./upload-file.ts";
import { uploadColumns, uploadRecord } from "./upload-record.ts";

/** The clean-up deletes the bytes. A file handed in or opened at the desk stays: the database refuses. */
const deleteUploadRoute = handle(deleteUpload, async ({ params, applicant, transaction }) => {
  const deleted = await transaction(async (inside) => {
    // A change of the profile that hands the file in comes before or after, not in between.
    await lockApplicant(inside, applicant.id);
    return inside
      .deleteFrom("file")
      .where("id", "=", params.id)
      .where("applicant_id", "=", applicant.id)
      .returning("id")
      .executeTakeFirst();
  }).catch((error) => {
    if (isForeignKeyViolation(error)) throw conflict("fileHandedIn", { reason: "handedIn" });
    throw error;
  });
  if (!deleted) throw notFound();
  return undefined;
});

/** An address that expires soon, for reading one's own file. */
const uploadAddressRoute = handle(
  getUploadAddress,
  async ({ params, applicant, now, services, transaction }) => {
    const file = await transaction((inside) =>
      inside
        .selectFrom("file")
        .select("id")
        .where("id", "=", params.id)
        .where("applicant_id", "=", applicant.id)
        .executeTakeFirst(),
    );
    if (!file) throw notFound();
    const { path, expiresAt } = readingAddress(services.config.secretKey, file.id, now);
    return { url: path, expires_at: expiresAt.toISOString() };
  },
);

/** The named files, and no others, are the ones that explain a delinquency (R7.1). */
const markDelinquencyFilesRoute = handle(markDelinquencyFiles, ({ body, applicant, transaction }) =>
  transaction(async (inside) => {
    const ids = [...new Set(body.ids)];
    await inside
      .updateTable("file")
      .set({ active_delinquency: false })
      .where("applicant_id", "=", applicant.id)
      .where("active_delinquency", "=", true)
      .execute();
    if (ids.length === 0) return [];
    const marked = await inside
      .updateTable("file")
      .set({ active_delinquency: true })
      .where("applicant_id", "=", applicant.id)
      .where("id", "in", ids)
      .returning(uploadColumns)
      .execute();
    if (marked.length !== ids.length) throw notFound();
    return marked.map((row) => uploadRecord(row));
  }),
);

export const fileRoutes: readonly Route[] = [
  uploadFileRoute,
  markDelinquencyFilesRoute,
  deleteUploadRoute,
  setFileKindsRoute,
  uploadAddressRoute,
  readContentRoute,
];
