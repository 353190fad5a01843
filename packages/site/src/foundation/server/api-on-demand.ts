import { NetworkError } from "@kaitori/api-client";
import { loadChunk } from "../updates/load-chunk.ts";
import type { ApiWithFallbacks } from "./with-fallbacks.ts";

export interface ApiOnDemand extends ApiWithFallbacks {
  /** Fetches what a call needs, before anybody makes one. */
  prepare(): void;
}

type FirstCalls = typeof import("./first-calls.ts");

/** Definitions of calls: `const { me } = await loadFirstCalls()`. Out of reach is the same as no answer to the call. */
export const loadFirstCalls = (): Promise<FirstCalls> =>
  loadChunk(import("./first-calls.ts")).catch((cause: unknown) => {
    throw new NetworkError("no answer", { cause });
  });

/** The client of the API, made with the first call: a page that asks nothing is at work before it is there. */
export function apiOnDemand(connect: (first: FirstCalls) => ApiWithFallbacks): ApiOnDemand {
  let api: ApiWithFallbacks | undefined;
  const connected = async () => {
    const first = await loadFirstCalls();
    api ??= connect(first);
    return api;
  };
  return {
    // Synchronous once the client is loaded: a page that is being left may not reach another task.
    call: async (call, ...options) => (api ?? (await connected())).call(call, ...options),
    forget: () => api?.forget(),
    prepare: () => void loadFirstCalls().catch(() => undefined),
  };
}
