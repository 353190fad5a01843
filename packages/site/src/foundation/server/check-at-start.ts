import type { ApiClient } from "@kaitori/api-client";
import { getPublicSettings } from "@kaitori/wire";
import type { ServerCapabilities } from "./capabilities.ts";

/** In development one call at the start tells whether the settings of the brand promise what the server lacks. */
export async function checkAtStart(
  api: Pick<ApiClient, "call">,
  server: Pick<ServerCapabilities, "has">,
): Promise<void> {
  // Out of reach is no finding: the pages say so themselves.
  if (server.has("public_settings")) await api.call(getPublicSettings).catch(() => undefined);
}
