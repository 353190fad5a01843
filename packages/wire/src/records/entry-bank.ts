import * as v from "valibot";
import { FileFormat } from "../values/file-format.ts";
import { ContentFileReference } from "./content-file-relation.ts";

/** An account whose withdrawal statements are the `addfiles` of the entry. */
export const EntryBank = v.object({
  bank_name: v.string(),
  bank_account_number: v.string(),
  file_format: FileFormat,
  contentfile_relations: v.array(ContentFileReference),
});
export type EntryBank = v.InferOutput<typeof EntryBank>;
