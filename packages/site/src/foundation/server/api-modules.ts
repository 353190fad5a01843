// A chunk that is loaded with the first call of a page: the client, the fallbacks and the calls of several pages.
export { createApiClient } from "@kaitori/api-client";
export { getSuppressEntries, login, logout, me } from "@kaitori/wire";
export { withFallbacks } from "./with-fallbacks.ts";
