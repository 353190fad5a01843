import { listNotices, markNoticesRead, type Notice } from "@kaitori/wire";
import type { Transaction } from "../database/database.ts";
import { handle } from "../http/handle.ts";
import type { Route } from "../http/route.ts";

const maximumNotices = 200;

export const noticeRoutes: readonly Route[] = [
  handle(listNotices, ({ applicant, transaction }) =>
    transaction((executor) => listNewestNotices(executor, applicant.id)),
  ),
  handle(markNoticesRead, ({ body, applicant, now, transaction }) =>
    transaction(async (executor) => {
      if (body.ids.length > 0)
        await executor
          .updateTable("notice")
          .set({ read_at: now })
          .where("applicant_id", "=", applicant.id)
          .where("id", "in", body.ids)
          .where("read_at", "is", null)
          .execute();
      return listNewestNotices(executor, applicant.id);
    }),
  ),
];

/** The inbox, the latest first (B8). */
async function listNewestNotices(transaction: Transaction, applicantId: number): Promise<Notice[]> {
  const rows = await transaction
    .selectFrom("notice")
    .selectAll()
    .where("applicant_id", "=", applicantId)
    .orderBy("id", "desc")
    .limit(maximumNotices)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    created_at: row.at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    title: row.title,
    body: row.body,
    entry: row.entry_id,
  }));
}
