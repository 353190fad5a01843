import { markDelinquencyFiles } from "@kaitori/wire";
import { notFound } from "../http/errors.ts";
import { handle } from "../http/handle.ts";
import { uploadColumns, uploadRecord } from "./upload-record.ts";

/** The named files, and no others, are the ones that explain a delinquency (R7.1). */
export const markDelinquencyFilesRoute = handle(markDelinquencyFiles, ({ body, applicant, transaction }) =>
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
