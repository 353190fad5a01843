export { type Config, readConfig } from "./config/read-config.ts";
export type { Decision, ReviewedClaim, ReviewedEntry, ReviewPolicy } from "./entry/review/policy.ts";
export type { CorporateRegister, Corporation, Lookups } from "./http/services.ts";
/** @public A licensee passes its own register (README.md). */
export { openLookups } from "./lookups/lookups.ts";
export { composeApp, createServer, type Server, type ServerParts } from "./start/create-server.ts";
export { routes } from "./start/routes.ts";
