import type * as v from "valibot";

/**
 * Level of a server: 0 has the calls of R7.1 only, each further level adds calls. The server sends it in a header;
 * without the header it is 0 (B21).
 */
export const latestServerLevel = 1;
export const serverLevelHeader = "X-Kaitori-Level";
/** The server's version, sent with every response (D7.9). */
export const versionHeader = "X-Kaitori-Version";
/** The id of the user for whom the page was loaded, sent with each write. */
export const userIdHeader = "X-Kaitori-Person";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Definition of one call, used by client, server and API description. */
export type CallDefinition = {
  /** One line for the API description. Calls without a client have none. */
  readonly summary?: string;
  readonly method: Method;
  /** Relative to `/api/`, as in R7.1, with `:name` for a parameter. */
  readonly path: string;
  readonly params?: Readonly<v.ObjectEntries>;
  readonly query?: Readonly<v.ObjectEntries>;
  /** Query parameters that are not in R7.1, each with the server level that introduced it. */
  readonly addedQuery?: Readonly<Record<string, number>>;
  readonly body?: v.GenericSchema;
  /** Name of the file's part; the body is then sent as multipart/form-data. */
  readonly file?: string;
  /** Absent for 204, or if the answer is not used. */
  readonly answer?: v.GenericSchema;
  /** Bodies of errors that only this call has, by status; others are in `errors/`. */
  readonly errors?: Readonly<Record<number, v.GenericSchema>>;
  /** Meaning of a status for this call only: 401 is a wrong password (R8.7), 403 a visitor without session (R7.3). */
  readonly means?: { readonly 401?: "operational"; readonly 403?: "visitor" };
  /** An answer that is no list counts as an empty one (R7.4). */
  readonly nonList?: "empty";
  /** Sent with an Idempotency-Key: the server executes a repeated request once. */
  readonly idempotent?: true;
  /** A server of level 0 needs all fields of the record, so the site adds the missing ones. */
  readonly needsWholeRecord?: true;
  /** Sent with `keepalive`, so that it continues when the page is closed. */
  readonly keepalive?: true;
  /** Timeout of the client in milliseconds; 10 seconds by default. */
  readonly timeout?: number;
  /** Level of the server that introduced the call (R7.10); absent for calls of R7.1. */
  readonly sinceServerLevel?: number;
  /** The specification does not describe this answer: it is used if it matches the schema and otherwise ignored. */
  readonly answerUnspecified?: true;
};

/* @__NO_SIDE_EFFECTS__ */
export const call = <const Definition extends CallDefinition>(definition: Definition): Definition =>
  definition;

/** True if a 403 of the call means a visitor without session (R7.3). */
export const forbiddenMeansVisitor = (call: CallDefinition): boolean => call.means?.[403] === "visitor";

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
