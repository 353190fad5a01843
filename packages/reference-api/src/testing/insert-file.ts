import { randomUUID } from "node:crypto";
import type { Services } from "../http/services.ts";

/** Inserts a file without inspecting a document. */
export async function insertFile(
  { database, clock }: Pick<Services, "database" | "clock">,
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
  const now = clock();
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
