import { type ApiClient, ServerError } from "@kaitori/api-client";
import type { AdditionName } from "@kaitori/domain";
import {
  type CallDefinition,
  getSuppressEntries,
  setFileKinds,
  specifiedPart,
  type UploadRecord,
  uploadFile,
} from "@kaitori/wire";
import type { ServerCapabilities } from "./capabilities.ts";

/** What the options of any call may hold, once their types have done their work. */
export type AnyOptions = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};

/** What stands in for the calls that a server lacks, as the table of additions in the wire says. */
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
  /** What was kept in memory was somebody's. */
  forget(): void;
}

/**
 * The calls of the wire on any server: what it lacks is answered here, out of the calls of the specification. Pages
 * ask as they always do. What stands in for a call is loaded when it is needed.
 */
export function withFallbacks(
  plain: ApiClient,
  server: ServerCapabilities,
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

  const instead = async (call: CallDefinition, options: AnyOptions) =>
    (await fallbacks()).answer(call, options);

  const answered = new Set<AdditionName>();

  let asking: Promise<unknown> | undefined;
  /** Without additions, unless the server has shown that it knows them; where nothing has answered yet, it is asked first. */
  async function asSpecified(call: CallDefinition, options: AnyOptions): Promise<AnyOptions> {
    if (call.body === undefined || server.hasShownMore()) return options;
    const body = specifiedPart(call.body, options.body);
    if (body === options.body) return options;
    asking ??= askPlain(getSuppressEntries, {}).catch(() => {
      asking = undefined;
    });
    await asking;
    return server.hasShownMore() ? options : { ...options, body };
  }

  async function ask(call: CallDefinition, options: AnyOptions): Promise<unknown> {
    const { addition } = call;
    if (addition === undefined) {
      const given = await asSpecified(call, options);
      const answer = await askPlain(call, loaded ? await loaded.complete(call, given) : given);
      loaded?.done(call);
      if (call === uploadFile) loaded?.remember(answer as UploadRecord);
      return answer;
    }
    if (!server.has(addition)) return instead(call, options);
    try {
      const answer = await askPlain(call, options);
      answered.add(addition);
      server.showMore();
      // A draft that is kept here names the file as it is now.
      if (call === setFileKinds) loaded?.remember(answer as UploadRecord);
      return answer;
    } catch (error) {
      // What has answered is there: a stray refusal must not part what it keeps from what is kept here.
      if (!isAbsent(error) || answered.has(addition)) throw error;
      // A 404 may be the record's: where the address names one, it has to be there.
      const answer = await instead(call, options).catch((refusal: unknown) => {
        if (options.params !== undefined || !isAbsent(refusal)) throw error;
        server.lose(addition);
        throw refusal;
      });
      server.lose(addition);
      return answer;
    }
  }

  return {
    call: ((call, options) => ask(call, options ?? {})) as ApiClient["call"],
    forget: () => loaded?.forget(),
  };
}

const isAbsent = (error: unknown) =>
  error instanceof ServerError && (error.status === 404 || error.status === 405 || error.status === 501);
