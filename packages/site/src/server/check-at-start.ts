import type { ApiClient } from "@kaitori/api-client";
import { getPublicSettings } from "@kaitori/wire";
import type { ServerCapabilities } from "./capabilities.ts";

/** In development a call at the start, asked twice because one refusal may be a stray one, tells whether the settings of the brand promise what the server lacks. */
export async function checkAtStart(
  api: Pick<ApiClient, "call">,
  server: Pick<ServerCapabilities, "has">,
): Promise<void> {
  // Out of reach is no finding: the pages say so themselves.
  for (let asked = 0; asked < 2 && server.has("public_settings"); asked += 1)
    await api.call(getPublicSettings).catch(() => undefined);
}
