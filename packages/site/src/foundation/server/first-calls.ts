// Modules for the first call of a page: the client, the fallbacks for additions that a server lacks, and the calls that
// are not a screen's own. Together, and apart from the modules that show a page.
export { createApiClient } from "@kaitori/api-client";
export { getReadiness, getSuppressEntries, login, logout, me } from "@kaitori/wire";
export { withFallbacks } from "./with-fallbacks.ts";
