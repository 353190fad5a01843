import { deleteUpload } from "@kaitori/wire";
import { isForeignKeyViolation } from "../database/violations.ts";
import { conflict, notFound } from "../http/errors.ts";
import { handle } from "../http/handle.ts";

/** The bytes follow with the clean-up. What an entry rests on stays. */
export const deleteUploadRoute = handle(deleteUpload, async ({ params, applicant, transaction }) => {
  const deleted = await transaction((inside) =>
    inside
      .deleteFrom("file")
      .where("id", "=", params.id)
      .where("applicant_id", "=", applicant.id)
      .returning("id")
      .executeTakeFirst(),
  ).catch((error) => {
    if (isForeignKeyViolation(error)) throw conflict("申込みに使われているファイルは削除できません。");
    throw error;
  });
  if (!deleted) throw notFound();
  return undefined;
});
