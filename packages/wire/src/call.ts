import type * as v from "valibot";

/**
 * Level of a server: 0 has the calls of R7.1 only, each further level adds calls. The server sends it in a header;
 * without the header it is 0 (B21).
 */
export const latestLevel = 1;
export const levelHeader = "X-Kaitori-Level";
/** The version of the server, with every answer (D7.9). */
export const versionHeader = "X-Kaitori-Version";
/** The id of the user for whom the page was made, with each write. */
export const personHeader = "X-Kaitori-Person";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Areas of the API description. */
export const callAreas = [
  "session",
  "registration",
  "credentials",
  "profile",
  "files",
  "entries",
  "contract",
  "progress",
  "drafts",
  "lookups",
] as const;
export type CallArea = (typeof callAreas)[number];

/** Definition of one call, used by client, server and API description. */
export type CallDefinition = {
  /** One line for the description of the API, and where it stands there: both are of every call that has a client. */
  readonly summary?: string;
  readonly area?: CallArea;
  readonly method: Method;
  /** Relative to `/api/`, spelled as in R7.1, with `:name` where a parameter stands. */
  readonly path: string;
  readonly params?: Readonly<v.ObjectEntries>;
  readonly query?: Readonly<v.ObjectEntries>;
  /** Names of the query that are not in R7.1, each with the level from which on a server knows it. */
  readonly addedQuery?: Readonly<Record<string, number>>;
  readonly body?: v.GenericSchema;
  /** Name of the one part that is a file; the body then travels as multipart/form-data. */
  readonly file?: string;
  /** Absent for 204, or if nobody reads the answer. */
  readonly answer?: v.GenericSchema;
  /** Bodies of errors that only this call has, by status; others are in `errors/`. */
  readonly errors?: Readonly<Record<number, v.GenericSchema>>;
  /** Meaning of a status for this call alone: R7.3 (me) and R8.7 (login). */
  readonly means?: { readonly 401?: "operational"; readonly 403?: "visitor" };
  /** An answer that is no list is read as an empty one (R7.4). */
  readonly nonList?: "empty";
  /** Carries an Idempotency-Key: the server runs a repeated request once. */
  readonly idempotent?: true;
  /** A server of the specification gets the whole record, which the site adds to the body. */
  readonly needsWholeRecord?: true;
  /** Continues when the page is closed. */
  readonly outlivesPage?: true;
  /** Milliseconds the client waits; 10 seconds where nothing is said. */
  readonly timeout?: number;
  /** Level of an added call (R7.10); absent for calls of R7.1. */
  readonly since?: number;
  /** The specification does not show this answer: it is read if it fits, and nothing depends on it. */
  readonly answerNotShown?: true;
};

/* @__NO_SIDE_EFFECTS__ */
export const call = <const Definition extends CallDefinition>(definition: Definition): Definition =>
  definition;

/** Its 403 says that nobody is logged in (R7.3). */
export const answersVisitors = (call: CallDefinition): boolean => call.means?.[403] === "visitor";
