import { NetworkError } from "@kaitori/api-client";
import { loadChunk } from "../updates/load-chunk.ts";
import type { ApiWithFallbacks } from "./with-fallbacks.ts";

export interface ApiOnDemand extends ApiWithFallbacks {
  preload(): void;
}

type FirstCalls = typeof import("./first-calls.ts");

/** `const { me } = await loadFirstCalls()`; a failed load is reported like a failed call. */
export const loadFirstCalls = (): Promise<FirstCalls> =>
  loadChunk(import("./first-calls.ts")).catch((cause: unknown) => {
    throw new NetworkError("no answer", { cause });
  });

/** Creates the API client with the first call, so that hydration does not wait for it. */
export function apiOnDemand(connect: (first: FirstCalls) => ApiWithFallbacks): ApiOnDemand {
  let api: ApiWithFallbacks | undefined;
  const connectOnce = async () => {
    const first = await loadFirstCalls();
    api ??= connect(first);
    return api;
  };
  return {
    // Synchronous once loaded: a page that is closing may not reach another task.
    call: async (call, ...options) => (api ?? (await connectOnce())).call(call, ...options),
    forget: () => api?.forget(),
    preload: () => void loadFirstCalls().catch(() => undefined),
  };
}
