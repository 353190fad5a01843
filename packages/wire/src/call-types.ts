import type * as v from "valibot";
import type { CallDefinition } from "./call.ts";

type InputOf<Entries> = {
  [Key in keyof Entries]: Entries[Key] extends v.GenericSchema ? v.InferInput<Entries[Key]> : never;
};

/** If a call has the meaning "visitor" for 403, the client returns null. */
type Visitor<Call> = Call extends { readonly means: { readonly 403: "visitor" } } ? null : never;

/** The body as the client passes it, without fields that have defaults. The file of an upload is a separate option. */
export type CallBody<Call extends CallDefinition> = Call extends {
  readonly body: infer Body extends v.GenericSchema;
}
  ? v.InferInput<Body>
  : undefined;

/** The body as the server has parsed it, with defaults. */
export type CallBodyRead<Call extends CallDefinition> = Call extends {
  readonly body: infer Body extends v.GenericSchema;
}
  ? v.InferOutput<Body>
  : undefined;

export type CallAnswer<Call extends CallDefinition> = Call extends {
  readonly answer: infer Answer extends v.GenericSchema;
}
  ? v.InferOutput<Answer> | Visitor<Call>
  : undefined;

export type CallParams<Call extends CallDefinition> = Call extends { readonly params: infer Params }
  ? InputOf<Params>
  : undefined;

export type CallQuery<Call extends CallDefinition> = Call extends {
  readonly query: infer Query extends v.ObjectEntries;
}
  ? v.InferInput<v.ObjectSchema<Query, undefined>>
  : undefined;

/** The body of an error that only this call has, such as the 409 of a stale draft. */
export type CallErrorBody<Call extends CallDefinition, Status extends number> = Call extends {
  readonly errors: { readonly [Key in Status]: infer Body extends v.GenericSchema };
}
  ? v.InferOutput<Body>
  : never;
