import type { Database } from "../../database/database.ts";
import { dropBytes } from "../../documents/keep-bytes.ts";
import type { FileStore } from "../../http/services.ts";

const hour = 3_600_000;
const batch = 200;

/** Deletes bytes that no file points at: uploads that never came to an end and files that were deleted. */
export async function deleteOrphans(database: Database, store: FileStore, now: Date): Promise<number> {
  let deleted = 0;
  for (;;) {
    const orphans = await database
      .selectFrom("file_object")
      .leftJoin("file", "file.object_key", "file_object.key")
      .select("file_object.key")
      .where("file.id", "is", null)
      .where("file_object.created_at", "<", new Date(now.getTime() - hour))
      .limit(batch)
      .execute();
    for (const { key } of orphans) await dropBytes({ database, store }, key);
    deleted += orphans.length;
    if (orphans.length < batch) return deleted;
  }
}
