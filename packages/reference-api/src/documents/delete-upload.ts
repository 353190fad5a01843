import { deleteUpload } from "@kaitori/wire";
import { lockApplicant } from "../database/applicants.ts";
import { isForeignKeyViolation } from "../database/violations.ts";
import { conflict, notFound } from "../http/errors.ts";
import { handle } from "../http/handle.ts";

/** The clean-up deletes the bytes. A file handed in or opened at the desk stays: the database refuses. */
export const deleteUploadRoute = handle(deleteUpload, async ({ params, applicant, transaction }) => {
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
