import type { Executor } from "../database/database.ts";
import { ownFileIds } from "../files/applicant-files.ts";
import { notFound } from "../http/errors.ts";

/** Whoever names a file of somebody else has named nothing (R6.3). */
export async function requireOwnFiles(
  executor: Executor,
  applicantId: number,
  ids: readonly number[],
): Promise<void> {
  const own = await ownFileIds(executor, applicantId, ids);
  if (!ids.every((id) => own.has(id))) throw notFound();
}
