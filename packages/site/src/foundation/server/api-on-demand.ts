import { NetworkError } from "@kaitori/api-client";
import { loadChunk } from "../updates/load-chunk.ts";
import type { ApiWithFallbacks } from "./with-fallbacks.ts";

export interface ApiOnDemand extends ApiWithFallbacks {
  preload(): void;
}

type ApiModules = typeof import("./api-modules.ts");

/** `const { me } = await loadApiModules()`; a failed load is reported like a failed call. */
export const loadApiModules = (): Promise<ApiModules> =>
  loadChunk(import("./api-modules.ts")).catch((cause: unknown) => {
    throw new NetworkError("no answer", { cause });
  });

/** Creates the API client once the modules of the calls are loaded, so that hydration does not wait for them. */
export function apiOnDemand(connect: (modules: ApiModules) => ApiWithFallbacks): ApiOnDemand {
  let api: ApiWithFallbacks | undefined;
  const connectOnce = async () => {
    const modules = await loadApiModules();
    api ??= connect(modules);
    return api;
  };
  return {
    // Synchronous once loaded: a page that is closing may not reach another task.
    call: async (call, ...options) => (api ?? (await connectOnce())).call(call, ...options),
    forget: () => api?.forget(),
    preload: () => void loadApiModules().catch(() => undefined),
  };
}
