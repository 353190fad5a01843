import { meRoutes } from "./accounts/me-routes.ts";
import { sessionRoutes } from "./accounts/session-routes.ts";
import type { Route } from "./http/route.ts";
import { settingsRoutes } from "./settings/suppress-entries.ts";

/** Every call of the API, area by area. */
export const routes: readonly Route[] = [...sessionRoutes, ...meRoutes, ...settingsRoutes];
