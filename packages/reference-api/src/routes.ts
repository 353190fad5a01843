import { meRoutes } from "./accounts/me-routes.ts";
import { sessionRoutes } from "./accounts/session-routes.ts";
import { draftRoutes } from "./drafts/draft-routes.ts";
import { entryRoutes } from "./entries/entry-routes.ts";
import { fileRoutes } from "./files/file-routes.ts";
import type { Route } from "./http/route.ts";
import { lookupRoutes } from "./lookups/lookup-routes.ts";
import { settingsRoutes } from "./settings/suppress-entries.ts";

/** Every call of the API, area by area. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...meRoutes,
  ...settingsRoutes,
  ...lookupRoutes,
  ...fileRoutes,
  ...draftRoutes,
  ...entryRoutes,
];
