import { EntryStatus, maximumRows } from "@kaitori/domain";
import { cancelEntry, getEntry, listEntries, listNotices, markNoticesRead, type Notice } from "@kaitori/wire";
import type { Transaction } from "../database/database.ts";
import { handle, type Route } from "../http/handle.ts";
import { readContractPdfRoute } from "./contract/stored-contract-pdf.ts";
import { contractEntryRoute, termsRoutes } from "./contract/terms.ts";
import { entriesJson, entryJson } from "./entry-json.ts";
import { handOversRoute } from "./hand-over/read-hand-overs.ts";
import { reportClaimRoute } from "./hand-over/report-claim.ts";
import { applicantHistory } from "./history.ts";
import { findInadequacies } from "./inadequacies.ts";
import { makeMove } from "./make-move.ts";
import { lockOwnEntry, requireOwnEntry } from "./own-entry.ts";
import { createEntryRoute } from "./submission/create-entry.ts";
import { resubmitEntryRoute } from "./submission/resubmit-entry.ts";

const maximumNotices = 200;

const noticeRoutes: readonly Route[] = [
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

export const entryRoutes: readonly Route[] = [
  handle(listEntries, ({ query, applicant, transaction }) =>
    transaction((executor) =>
      entriesJson(executor, applicant.id, {
        finished: Math.min(maximumRows, Number(query.finished ?? maximumRows)),
        before: query.before === undefined ? undefined : Number(query.before),
      }),
    ),
  ),
  handle(getEntry, ({ params, applicant, brand, transaction }) =>
    transaction(async (executor) => {
      const { status } = await requireOwnEntry(executor, applicant.id, params.id);
      const entry = await entryJson(executor, params.id);
      return entry.with({
        history: await applicantHistory(executor, brand, params.id),
        // The applicant sees remarks only after the review.
        inadequacies: status === EntryStatus.inadequate ? await findInadequacies(executor, params.id) : [],
      });
    }),
  ),
  createEntryRoute,
  resubmitEntryRoute,
  // Cancels an entry before its contract (R4.2).
  handle(cancelEntry, ({ params, applicant, brand, services, now, transaction }) =>
    transaction(async (executor) => {
      const entry = await lockOwnEntry(executor, applicant.id, params.id);
      await makeMove({ transaction: executor, services, brand, actor: "applicant", now }, entry, "cancel");
      return entryJson(executor, entry.id);
    }),
  ),
  ...termsRoutes,
  readContractPdfRoute,
  contractEntryRoute,
  ...noticeRoutes,
  handOversRoute,
  reportClaimRoute,
];

/** The inbox, the latest first (B8). */
const listNewestNotices = (transaction: Transaction, applicantId: number): Promise<Notice[]> =>
  transaction
    .selectFrom("notice")
    .select(["id", "at as created_at", "read_at", "title", "body", "entry_id as entry"])
    .where("applicant_id", "=", applicantId)
    .orderBy("id", "desc")
    .limit(maximumNotices)
    // The JSON of a time is its text.
    .$castTo<Notice>()
    .execute();
