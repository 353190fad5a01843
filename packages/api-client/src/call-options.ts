import type { CallAnswer, CallBody, CallDefinition, CallParams, CallQuery } from "@kaitori/wire";

type AskOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds; by default that of the call. */
  readonly timeout?: number | undefined;
  /** Idempotency key of a screen that repeats the same call; by default a new key per call. */
  readonly idempotencyKey?: string | undefined;
};

type FilePart = {
  readonly file: File;
  /** Share of the file that is sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

type FallbackPart<Call extends CallDefinition> = {
  /** Called instead of an added call that the server lacks, if the caller knows the server's level. */
  readonly fallback?: (() => Promise<CallAnswer<Call>>) | undefined;
};

/** One option: absent if the call has no such value, optional if the value may be empty. */
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

/** The options are optional if none of them is required. */
export type CallArguments<Call extends CallDefinition> =
  Record<never, never> extends CallOptions<Call>
    ? [options?: CallOptions<Call>]
    : [options: CallOptions<Call>];

/** Options of any call without their types. */
export type AnyOptions = AskOptions &
  Partial<FilePart> & {
    readonly params?: Readonly<Record<string, string | number>> | undefined;
    readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
    readonly body?: unknown;
  };
