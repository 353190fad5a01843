import type { Generated } from "kysely";

/** Parts of a PDF that run when it is opened, or that carry another file. */
export const activeContents = ["javaScript", "launch", "embeddedFile"] as const;
export type ActiveContent = (typeof activeContents)[number];

export interface FileObjectTable {
  key: string;
  created_at: Date;
}

export interface FileTable {
  id: Generated<number>;
  brand: string;
  applicant_id: number;
  kind: string;
  /** Every paper it stands for; the first is its kind. */
  kinds: string[];
  name: string;
  content_type: string;
  object_key: string;
  sha256: string;
  bytes: number;
  pages: number;
  preview: string;
  /** Parts that run when the file is opened, or that carry another file. */
  active_content: Generated<ActiveContent[]>;
  active_delinquency: Generated<boolean>;
  created_at: Date;
  erased_at: Date | null;
}

export interface FileTables {
  /** Written by the database whenever a file is tied to an entry or proves an identity; such a file stays. */
  handed_in_file: { file_id: number; applicant_id: number };
  file_object: FileObjectTable;
  file: FileTable;
}
