import type { CallAnswer, CallBody, CallDefinition, CallParams, CallQuery } from "@kaitori/wire";

type AskOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; without it, the call's own. */
  readonly timeout?: number | undefined;
  /** Idempotency key of a screen that may retry the same call itself; otherwise a new key per call. */
  readonly idempotencyKey?: string | undefined;
};

type FilePart = {
  readonly file: File;
  /** From 0 to 1, as the file goes out. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

type FallbackPart<Call extends CallDefinition> = {
  /** Answers in place of an added call that the server lacks; used by callers that know the server's level. */
  readonly fallback?: (() => Promise<CallAnswer<Call>>) | undefined;
};

type Part<Name extends string, Value> = undefined extends Value
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** Input of a call: its params, query, body and file, each only if the call has one. */
export type CallOptions<Call extends CallDefinition> = AskOptions &
  Part<"params", CallParams<Call>> &
  Part<"query", CallQuery<Call>> &
  Part<"body", CallBody<Call>> &
  (Call extends { readonly file: string } ? FilePart : unknown) &
  (Call extends { readonly since: number } ? FallbackPart<Call> : unknown);

/** The options may be left out where nothing in them is needed. */
export type CallArguments<Call extends CallDefinition> =
  Record<never, never> extends CallOptions<Call>
    ? [options?: CallOptions<Call>]
    : [options: CallOptions<Call>];

/** Options of any call, without their types. */
export type AnyOptions = AskOptions &
  Partial<FilePart> & {
    readonly params?: Readonly<Record<string, string | number>> | undefined;
    readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
    readonly body?: unknown;
  };
