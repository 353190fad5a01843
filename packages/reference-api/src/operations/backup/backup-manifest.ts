import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";

export const manifestFile = "backup.json";
export const databaseFile = "database";
export const documentsFolder = "documents";

const Manifest = v.object({
  made: v.string(),
  /** Version of the server; only this or a later one can read the backup. */
  server: v.string(),
  database: v.object({ kind: v.picklist(["pglite", "postgresql"]), sha256: v.string() }),
  documents: v.record(v.string(), v.string()),
  /** Documents that were deleted during the backup. A restore marks them as erased. */
  deleted: v.optional(v.array(v.string()), []),
});
export type Backup = v.InferOutput<typeof Manifest>;

export function readManifest(folder: string): Backup {
  try {
    return v.parse(Manifest, JSON.parse(readFileSync(join(folder, manifestFile), "utf8")));
  } catch {
    throw new BackupError(`${resolve(folder)} is not the folder of a complete backup.`);
  }
}

/** A backup or restore that must not run; the message is for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
