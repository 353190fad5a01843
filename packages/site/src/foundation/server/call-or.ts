import type { CallArguments, CallOptions } from "@kaitori/api-client";
import type { CallAnswer, CallDefinition } from "@kaitori/wire";
import type { Site } from "../site/site.ts";

/** Asks an added call; on a server without it `instead` answers. */
export async function callOr<Call extends CallDefinition & { readonly since: number }>(
  { api, server }: Pick<Site, "api" | "server">,
  call: Call,
  options: CallOptions<Call>,
  instead: () => Promise<CallAnswer<Call>>,
): Promise<CallAnswer<Call>> {
  await server.find();
  if (!server.reaches(call.since)) return instead();
  return (await api.call(call, ...([options] as unknown as CallArguments<Call>))) as CallAnswer<Call>;
}
