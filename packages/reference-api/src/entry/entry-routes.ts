import { EntryStatus, maximumRows } from "@kaitori/domain";
import { cancelEntry, getEntry, listEntries } from "@kaitori/wire";
import { handle } from "../http/handle.ts";
import type { Route } from "../http/route.ts";
import { contractEntryRoute } from "./contract/contract-entry.ts";
import { readContractPdfRoute } from "./contract/stored-contract-pdf.ts";
import { entriesJson, entryJson } from "./entry-json.ts";
import { handOversRoute } from "./hand-over/read-hand-overs.ts";
import { reportClaimRoute } from "./hand-over/report-claim.ts";
import { applicantHistory } from "./history.ts";
import { findInadequacies } from "./inadequacies.ts";
import { makeMove } from "./make-move.ts";
import { noticeRoutes } from "./notices.ts";
import { termsRoutes } from "./offer/read-terms.ts";
import { lockOwnEntry, requireOwnEntry } from "./own-entry.ts";
import { createEntryRoute } from "./submission/create-entry.ts";
import { resubmitEntryRoute } from "./submission/resubmit-entry.ts";

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
