import type { Route } from "../http/route.ts";
import { cancelEntryRoute } from "./cancel-entry.ts";
import { createEntryRoute } from "./create-entry.ts";
import { noticeRoutes } from "./notices.ts";
import { pastObligersRoute } from "./past-obligers.ts";
import { readEntryRoutes } from "./read-entries.ts";
import { readinessRoute } from "./readiness.ts";

export const entryRoutes: readonly Route[] = [
  ...readEntryRoutes,
  createEntryRoute,
  cancelEntryRoute,
  ...noticeRoutes,
  pastObligersRoute,
  readinessRoute,
];
