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
    transaction((inside) =>
      entriesJson(inside, applicant.id, {
        finished: Math.min(maximumRows, Number(query.finished ?? maximumRows)),
        before: query.before === undefined ? undefined : Number(query.before),
      }),
    ),
  ),
  handle(getEntry, ({ params, applicant, brand, transaction }) =>
    transaction(async (inside) => {
      const { status } = await requireOwnEntry(inside, applicant.id, params.id);
      const entry = await entryJson(inside, params.id);
      return entry.with({
        history: await applicantHistory(inside, brand, params.id),
        // The applicant sees remarks only after the review.
        inadequacies: status === EntryStatus.inadequate ? await findInadequacies(inside, params.id) : [],
      });
    }),
  ),
  createEntryRoute,
  resubmitEntryRoute,
  // Cancels an entry before its contract (R4.2).
  handle(cancelEntry, ({ params, applicant, brand, services, now, transaction }) =>
    transaction(async (inside) => {
      const entry = await lockOwnEntry(inside, applicant.id, params.id);
      await makeMove({ transaction: inside, services, brand, actor: "applicant", now }, entry, "cancel");
      return entryJson(inside, entry.id);
    }),
  ),
  ...termsRoutes,
  readContractPdfRoute,
  contractEntryRoute,
  ...noticeRoutes,
  handOversRoute,
  reportClaimRoute,
];
