import type { CallAnswer, CallBody, CallDefinition, CallParams, CallQuery } from "@kaitori/wire";

type CommonOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds; by default that of the call. */
  readonly timeout?: number | undefined;
  /** Key of a screen that may send the same call again; by default each call has a new one. */
  readonly idempotencyKey?: string | undefined;
};

type FileOptions = {
  readonly file: File;
  /** Share of the file that is sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

type FallbackOptions<Call extends CallDefinition> = {
  /** Replaces a call that is not in the specification and that the server lacks. Only used by a caller that knows the server's level. */
  readonly fallback?: (() => Promise<CallAnswer<Call>>) | undefined;
};

/** One option: absent if the call has no such value, optional if the value may be empty. */
type Option<Name extends string, Value> = undefined extends Value
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** Input of a call: its params, query, body and file, each only if the call has one. */
export type CallOptions<Call extends CallDefinition> = CommonOptions &
  Option<"params", CallParams<Call>> &
  Option<"query", CallQuery<Call>> &
  Option<"body", CallBody<Call>> &
  (Call extends { readonly file: string } ? FileOptions : unknown) &
  (Call extends { readonly sinceServerLevel: number } ? FallbackOptions<Call> : unknown);

/** The options are optional if none of them is required. */
export type CallArguments<Call extends CallDefinition> =
  Record<never, never> extends CallOptions<Call>
    ? [options?: CallOptions<Call>]
    : [options: CallOptions<Call>];

/** Options of any call without their types. */
export type AnyOptions = CommonOptions &
  Partial<FileOptions> & {
    readonly params?: Readonly<Record<string, string | number>> | undefined;
    readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
    readonly body?: unknown;
  };
