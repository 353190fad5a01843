import type { Generated } from "kysely";

/** Parts of a PDF that run when it is opened, or embedded files. */
export const activeContents = ["javaScript", "launch", "embeddedFile"] as const;
export type ActiveContent = (typeof activeContents)[number];

export interface FileTable {
  id: Generated<number>;
  brand: string;
  applicant_id: number;
  kind: string;
  /** All papers in the file; the first is its kind. */
  kinds: string[];
  name: string;
  content_type: string;
  object_key: string;
  sha256: string;
  bytes: number;
  pages: number;
  preview: string;
  active_content: Generated<ActiveContent[]>;
  /** The applicant marked the file as an explanation of unpaid taxes or social insurance (R7.1). */
  active_delinquency: Generated<boolean>;
  created_at: Date;
  erased_at: Date | null;
}

export interface FileTables {
  /** Set by a trigger when the file is submitted; such a file cannot be deleted. */
  handed_in_file: { file_id: number; applicant_id: number };
  file_object: { key: string; created_at: Date };
  file: FileTable;
}
