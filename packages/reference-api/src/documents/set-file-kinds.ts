import { mayBecome } from "@kaitori/domain";
import { setFileKinds } from "@kaitori/wire";
import { lockApplicant } from "../database/applicants.ts";
import { isForeignKeyViolation } from "../database/violations.ts";
import { conflict, notFound } from "../http/errors.ts";
import { handle } from "../http/handle.ts";
import { issuesRefusal } from "../http/issues.ts";
import { refuseOtherPapers } from "./further-kinds.ts";
import { uploadColumns, uploadRecord } from "./upload-record.ts";

/** Allowed until the file is handed in or opened at the desk; from then on the database refuses. */
export const setFileKindsRoute = handle(
  setFileKinds,
  async ({ params, body, brand, applicant, transaction }) => {
    const { kinds } = body;
    const [kind = ""] = kinds;
    refuseOtherPapers(brand, { kind, kinds });
    const changed = await transaction(async (inside) => {
      await lockApplicant(inside, applicant.id);
      const file = await inside
        .selectFrom("file")
        .select("kinds")
        .where("id", "=", params.id)
        .where("applicant_id", "=", applicant.id)
        .executeTakeFirst();
      if (!file) throw notFound();
      if (!mayBecome(file.kinds, kinds)) throw issuesRefusal([{ path: [], code: "kindsOfOneSet" }]);
      return inside
        .updateTable("file")
        .set({ kind, kinds })
        .where("id", "=", params.id)
        .returning(uploadColumns)
        .executeTakeFirstOrThrow();
    }).catch((error) => {
      if (isForeignKeyViolation(error)) throw conflict("fileKindsFixed", { reason: "handedIn" });
      throw error;
    });
    return uploadRecord(changed);
  },
);
