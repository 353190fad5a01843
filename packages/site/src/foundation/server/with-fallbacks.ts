import { type ApiClient, ApiError } from "@kaitori/api-client";
import { type CallDefinition, removeAdditions, type UploadRecord, uploadFile } from "@kaitori/wire";
import type { ServerLevel } from "./server-level.ts";

export type AnyOptions = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly fallback?: (() => Promise<unknown>) | undefined;
};

/** Replaces features that a server of level 0 lacks: drafts, and calls whose body is only a part of the record. */
export interface Fallbacks {
  answer(call: CallDefinition, options: AnyOptions): Promise<unknown>;
  /** Adds the missing fields to the body of a call that needs all fields of the record. */
  addMissingFields(options: AnyOptions): Promise<AnyOptions>;
  onSuccess(call: CallDefinition): void;
  /** Records an upload that a draft may refer to. */
  remember(record: UploadRecord): void;
  forget(): void;
}

export interface ApiWithFallbacks extends ApiClient {
  forget(): void;
}

/** Answers calls that the server lacks from calls of the specification. Fallbacks are loaded on demand. */
export function withFallbacks(
  client: ApiClient,
  server: ServerLevel,
  load: () => Promise<Fallbacks>,
): ApiWithFallbacks {
  let loading: Promise<Fallbacks> | undefined;
  let loadedFallbacks: Fallbacks | undefined;
  const fallbacks = async () => {
    loading ??= load();
    loadedFallbacks = await loading;
    return loadedFallbacks;
  };
  // The caller has checked the types of the call and its options.
  const callServer = client.call as (call: CallDefinition, options: AnyOptions) => Promise<unknown>;

  /** Leaves out fields that are not in the specification, unless the server has them; determines its level first. */
  async function withoutAdditions(call: CallDefinition, options: AnyOptions): Promise<AnyOptions> {
    if (call.body === undefined || server.hasAddedCalls()) return options;
    const body = removeAdditions(call.body, options.body);
    if (body === options.body) return options;
    await server.detect().catch(() => undefined);
    return server.hasAddedCalls() ? options : { ...options, body };
  }

  /** A refusal may be the first answer that shows the level; the call is repeated with the added fields. */
  async function sendSpecified(call: CallDefinition, options: AnyOptions): Promise<unknown> {
    const specifiedOptions = await withoutAdditions(call, options);
    const isIncomplete = call.needsWholeRecord && !server.hasAddedCalls();
    try {
      return await callServer(
        call,
        isIncomplete ? await (await fallbacks()).addMissingFields(specifiedOptions) : specifiedOptions,
      );
    } catch (error) {
      if (specifiedOptions === options || !server.hasAddedCalls() || !isRefusal(error)) throw error;
      return callServer(call, options);
    }
  }

  async function send(call: CallDefinition, options: AnyOptions): Promise<unknown> {
    if (call.sinceServerLevel !== undefined) {
      await server.detect();
      if (server.supports(call.sinceServerLevel)) return callServer(call, options);
      return options.fallback ? options.fallback() : (await fallbacks()).answer(call, options);
    }
    const answer = await sendSpecified(call, options);
    loadedFallbacks?.onSuccess(call);
    if (call === uploadFile) loadedFallbacks?.remember(answer as UploadRecord);
    return answer;
  }

  return {
    call: ((call, options) => send(call, options ?? {})) as ApiClient["call"],
    forget: () => loadedFallbacks?.forget(),
  };
}

/** The server did not process the call. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 409].includes(error.status);
