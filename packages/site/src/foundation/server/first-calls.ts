// Modules for the first call of a page, in a chunk of their own: the client, the fallbacks and the shared calls.
export { createApiClient } from "@kaitori/api-client";
export { getSuppressEntries, login, logout, me } from "@kaitori/wire";
export { withFallbacks } from "./with-fallbacks.ts";
