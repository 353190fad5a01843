import { randomUUID } from "node:crypto";
import type { TestServer } from "./create-test-server.ts";

/** Inserts a file without inspecting a document. */
export async function insertFile(
  { database, clock }: Pick<TestServer, "database"> & { clock: Pick<TestServer["clock"], "now"> },
  applicantId: number,
  kind: string,
  kinds = [kind],
): Promise<number> {
  const { brand } = await database
    .selectFrom("applicant")
    .select("brand")
    .where("id", "=", applicantId)
    .executeTakeFirstOrThrow();
  const object_key = randomUUID();
  const now = clock.now();
  await database.insertInto("file_object").values({ key: object_key, created_at: now }).execute();
  const { id } = await database
    .insertInto("file")
    .values({
      brand,
      applicant_id: applicantId,
      kind,
      kinds,
      name: `${kind}.png`,
      content_type: "image/png",
      object_key,
      sha256: object_key,
      bytes: 1,
      pages: 1,
      preview: "",
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
