import { type ApiClient, ApiError } from "@kaitori/api-client";
import { type CallDefinition, specifiedPart, type UploadRecord, uploadFile } from "@kaitori/wire";
import type { ServerLevel } from "./server-level.ts";

/** The options of any call, without their types. */
export type AnyOptions = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};

/** Substitutes for calls above the server's level. */
export interface Fallbacks {
  answer(call: CallDefinition, options: AnyOptions): Promise<unknown>;
  /** A call of the specification, with what the server would have known of an addition. */
  complete(call: CallDefinition, options: AnyOptions): Promise<AnyOptions>;
  /** It was done: what was kept for it goes. */
  done(call: CallDefinition): void;
  /** A file that a draft may name. */
  remember(record: UploadRecord): void;
  forget(): void;
}

export interface ApiWithFallbacks extends ApiClient {
  /** Drops the drafts in memory when the user changes. */
  forget(): void;
}

/**
 * The calls of the wire on any server: what it lacks is answered here, out of the calls of the specification. Pages
 * ask as they always do. What stands in for a call is loaded when it is needed.
 */
export function withFallbacks(
  plain: ApiClient,
  server: ServerLevel,
  load: () => Promise<Fallbacks>,
): ApiWithFallbacks {
  let loading: Promise<Fallbacks> | undefined;
  let loaded: Fallbacks | undefined;
  const fallbacks = async () => {
    loading ??= load();
    loaded = await loading;
    return loaded;
  };
  // The types of a call and of its options are those of the caller; nothing here looks into them.
  const askPlain = plain.call as (call: CallDefinition, options: AnyOptions) => Promise<unknown>;

  /** Without additions, unless the server is known to have them: that is found out first. */
  async function asSpecified(call: CallDefinition, options: AnyOptions): Promise<AnyOptions> {
    if (call.body === undefined || server.reaches(1)) return options;
    const body = specifiedPart(call.body, options.body);
    if (body === options.body) return options;
    await server.find().catch(() => undefined);
    return server.reaches(1) ? options : { ...options, body };
  }

  /** A refusal may be the first answer that shows the level: it is then for what was left out, and the whole goes out. */
  async function askSpecified(call: CallDefinition, options: AnyOptions): Promise<unknown> {
    const given = await asSpecified(call, options);
    try {
      return await askPlain(call, loaded ? await loaded.complete(call, given) : given);
    } catch (error) {
      if (given === options || !server.reaches(1) || !isRefusal(error)) throw error;
      return askPlain(call, options);
    }
  }

  async function ask(call: CallDefinition, options: AnyOptions): Promise<unknown> {
    if (call.since !== undefined) {
      await server.find();
      return server.reaches(call.since) ? askPlain(call, options) : (await fallbacks()).answer(call, options);
    }
    const answer = await askSpecified(call, options);
    loaded?.done(call);
    if (call === uploadFile) loaded?.remember(answer as UploadRecord);
    return answer;
  }

  return {
    call: ((call, options) => ask(call, options ?? {})) as ApiClient["call"],
    forget: () => loaded?.forget(),
  };
}

/** Nothing of it was done. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 409].includes(error.status);
