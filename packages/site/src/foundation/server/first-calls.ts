// What the first call of a page needs: the client, what stands in for what a server lacks, and the calls that are not a
// screen's own. Together, and apart from what shows a page.
export { createApiClient } from "@kaitori/api-client";
export { getReadiness, getSuppressEntries, login, logout, me } from "@kaitori/wire";
export { withFallbacks } from "./with-fallbacks.ts";
