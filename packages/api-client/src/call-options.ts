import type { CallBody, CallDefinition, CallParams, CallQuery } from "@kaitori/wire";

export type AskOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; without it, the call's own. */
  readonly timeout?: number | undefined;
  /** Given by a screen that may ask again for the same thing itself; otherwise made anew for each call. */
  readonly idempotencyKey?: string | undefined;
};

type Part<Name extends string, Value> = undefined extends Value
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What a call needs to be asked: its params, query and body, each only where it has one. */
export type CallOptions<Call extends CallDefinition> = AskOptions &
  Part<"params", CallParams<Call>> &
  Part<"query", CallQuery<Call>> &
  Part<"body", CallBody<Call>>;

/** The options may be left out where nothing in them is needed. A call with a file goes by `upload`. */
export type CallArguments<Call extends CallDefinition> = Call extends { readonly file: string }
  ? [never]
  : Record<never, never> extends CallOptions<Call>
    ? [options?: CallOptions<Call>]
    : [options: CallOptions<Call>];
