import type { Generated } from "kysely";

export interface FileObjectTable {
  key: string;
  created_at: Date;
}

export interface FileTable {
  id: Generated<number>;
  brand: string;
  applicant_id: number;
  kind: string;
  name: string;
  content_type: string;
  object_key: string;
  sha256: string;
  bytes: number;
  pages: number;
  preview: string;
  active_delinquency: Generated<boolean>;
  created_at: Date;
}

export interface FileTables {
  file_object: FileObjectTable;
  file: FileTable;
}
