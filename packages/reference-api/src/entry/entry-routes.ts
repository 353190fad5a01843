import type { Route } from "../http/route.ts";
import { contractEntryRoute } from "./contract/contract-entry.ts";
import { readContractPdfRoute } from "./contract/read-contract-pdf.ts";
import { handOversRoute } from "./hand-over/read-hand-overs.ts";
import { reportClaimRoute } from "./hand-over/report-claim.ts";
import { noticeRoutes } from "./notices.ts";
import { cancelEntryRoute } from "./offer/cancel-entry.ts";
import { termsRoutes } from "./offer/read-terms.ts";
import { readEntryRoutes } from "./read-entries.ts";
import { createEntryRoute } from "./submission/create-entry.ts";
import { resubmitEntryRoute } from "./submission/resubmit-entry.ts";

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
