import { cancelEntry } from "@kaitori/wire";
import { handle } from "../http/handle.ts";
import type { Route } from "../http/route.ts";
import { contractEntryRoute } from "./contract/contract-entry.ts";
import { readContractPdfRoute } from "./contract/read-contract-pdf.ts";
import { entryJson } from "./entry-json.ts";
import { handOversRoute } from "./hand-over/read-hand-overs.ts";
import { reportClaimRoute } from "./hand-over/report-claim.ts";
import { makeMove } from "./make-move.ts";
import { noticeRoutes } from "./notices.ts";
import { termsRoutes } from "./offer/read-terms.ts";
import { lockOwnEntry } from "./own-entry.ts";
import { readEntryRoutes } from "./read-entries.ts";
import { createEntryRoute } from "./submission/create-entry.ts";
import { resubmitEntryRoute } from "./submission/resubmit-entry.ts";

/** Cancels an entry before its contract (R4.2). */
const cancelEntryRoute = handle(cancelEntry, ({ params, applicant, brand, services, now, transaction }) =>
  transaction(async (inside) => {
    const entry = await lockOwnEntry(inside, applicant.id, params.id);
    await makeMove({ transaction: inside, services, brand, actor: "applicant", now }, entry, "cancel");
    return entryJson(inside, entry.id);
  }),
);

export const entryRoutes: readonly Route[] = [
  ...readEntryRoutes,
  createEntryRoute,
  resubmitEntryRoute,
  cancelEntryRoute,
  ...termsRoutes,
  readContractPdfRoute,
  contractEntryRoute,
  ...noticeRoutes,
  handOversRoute,
  reportClaimRoute,
];
