import { fileName } from "../documents/file-name.ts";
import { readDocument } from "../documents/read-document.ts";
import { notFound } from "../http/errors.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import type { StaffMember } from "./staff-session.ts";

/** Reads a document. The audit records who opened it. */
export async function openDocument(services: Services, staff: StaffMember, fileId: number) {
  const { database, store, clock } = services;
  const file = await database
    .selectFrom("file")
    .select(["name", "content_type", "object_key", "sha256", "brand"])
    .where("id", "=", fileId)
    .executeTakeFirst();
  if (!file || !staff.brands.includes(file.brand)) throw notFound();
  await writeAuditRow(database, {
    staff_id: staff.id,
    act: "open",
    brand: file.brand,
    file_id: fileId,
    at: clock(),
  });
  const bytes = await readDocument(store, file);
  if (!bytes) throw notFound();
  return { name: fileName(file.name, file.content_type), contentType: file.content_type, bytes };
}
