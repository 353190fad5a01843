import { deleteUpload } from "@kaitori/wire";
import { lockApplicant } from "../accounts/applicant-store.ts";
import { isIdentityProof } from "../accounts/identity-proof.ts";
import { isForeignKeyViolation } from "../database/violations.ts";
import { conflict, notFound } from "../http/errors.ts";
import { handle } from "../http/handle.ts";

/** The bytes follow with the clean-up. What an entry or a confirmed identity rests on stays. */
export const deleteUploadRoute = handle(deleteUpload, async ({ params, applicant, transaction }) => {
  const deleted = await transaction(async (inside) => {
    // A change of the profile that hands the file in comes before or after, not in between.
    await lockApplicant(inside, applicant.id);
    if (await isIdentityProof(inside, applicant.id, params.id))
      throw conflict("本人確認に使われているファイルは削除できません。");
    return inside
      .deleteFrom("file")
      .where("id", "=", params.id)
      .where("applicant_id", "=", applicant.id)
      .returning("id")
      .executeTakeFirst();
  }).catch((error) => {
    if (isForeignKeyViolation(error)) throw conflict("申込みに使われているファイルは削除できません。");
    throw error;
  });
  if (!deleted) throw notFound();
  return undefined;
});
