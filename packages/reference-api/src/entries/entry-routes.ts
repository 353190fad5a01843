import { readContractPdfRoute } from "../contract-pdf/read-contract-pdf.ts";
import { handOversRoute } from "../hand-over/read-hand-overs.ts";
import { reportClaimRoute } from "../hand-over/report-claim.ts";
import type { Route } from "../http/route.ts";
import { cancelEntryRoute } from "./cancel-entry.ts";
import { contractEntryRoute } from "./contract-entry.ts";
import { createEntryRoute } from "./create-entry.ts";
import { noticeRoutes } from "./notices.ts";
import { readEntryRoutes } from "./read-entries.ts";
import { termsRoutes } from "./read-terms.ts";
import { readinessRoute } from "./readiness.ts";
import { resubmitEntryRoute } from "./resubmit-entry.ts";

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
  readinessRoute,
];
