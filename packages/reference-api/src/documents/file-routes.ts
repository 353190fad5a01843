import { deleteUpload, getUploadAddress } from "@kaitori/wire";
import { lockApplicant } from "../database/applicants.ts";
import { isForeignKeyViolation } from "../database/violations.ts";
import { conflict, notFound } from "../http/errors.ts";
import { handle } from "../http/handle.ts";
import type { Route } from "../http/route.ts";
import { markDelinquencyFilesRoute } from "./mark-delinquency-files.ts";
import { readContentRoute } from "./read-content.ts";
import { readingAddress } from "./reading-address.ts";
import { setFileKindsRoute } from "./set-file-kinds.ts";
import { uploadFileRoute } from "./upload-file.ts";

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

export const fileRoutes: readonly Route[] = [
  uploadFileRoute,
  markDelinquencyFilesRoute,
  deleteUploadRoute,
  setFileKindsRoute,
  uploadAddressRoute,
  readContentRoute,
];
