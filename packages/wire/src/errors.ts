import * as v from "valibot";
import { record } from "./record.ts";

/** A message as a code, with the figures and names of its sentence. Unknown codes are accepted. */
export const MessageCode = record("MessageCode", {
  code: v.string(),
  params: v.optional(v.record(v.string(), v.union([v.number(), v.string()]))),
});
export type MessageCode = v.InferOutput<typeof MessageCode>;

/**
 * Codes at the paths of the messages, in the same order, so that a site can use its own sentences. `{ "email": ["…"],
 * "codes": { "email": [{ "code": "email" }] } }`, `{ "detail": "…", "codes": { "detail": [{ "code": "tooOften" }] }
 * }`.
 */
export type Codes = { [field: string]: MessageCode[] | Codes | Codes[] };
export const Codes: v.GenericSchema<Codes> = v.pipe(
  v.record(
    v.string(),
    // Lists come first, because valibot accepts a list as a record. A row without issues is an empty record.
    v.union([v.array(MessageCode), v.array(v.lazy(() => Codes)), v.lazy(() => Codes)]),
  ),
  v.title("Codes"),
);

/** Codes beside the messages of an error; a server without codes omits it. */
export const codesField = { codes: v.optional(Codes) };

/** Body of an error that only some calls have: a sentence, and fields that say why. */
/* @__NO_SIDE_EFFECTS__ */
export const refusal = <const Title extends string, Fields extends v.ObjectEntries>(
  title: Title,
  fields: Fields,
) =>
  record(
    title,
    { detail: v.string(), ...fields } as { detail: v.StringSchema<undefined> } & Fields,
    codesField,
  );

/** 410: the link of a mail is no longer valid. Each reason has its own page. */
export const LinkProblem = refusal("LinkProblem", { reason: v.picklist(["expired", "used", "unknown"]) });
export type LinkProblem = v.InferOutput<typeof LinkProblem>;

/** Detail of a 401 or 403 with a wrong CSRF token (R8.2). */
export const csrfMismatchDetail = "CSRF tokens do not match";

/** Instructions to the client: go to another page, load the new build, confirm the password (R8.4, R8.11). */
export const refusalStatuses = ["redirect", "reload_required", "reauth_required"] as const;

const instruction = {
  detail: v.optional(v.string()),
  status: v.optional(v.picklist(refusalStatuses)),
  /** Target of the status `redirect`. */
  redirect_uri: v.optional(v.string()),
};

/** 401 and 403 (R8.2, R8.3, R8.4). */
export const UnauthorizedBody = record(
  "Unauthorized",
  {
    ...instruction,
    /** Login page and name of another service, if the account belongs to it. */
    correct_login_url: v.optional(v.string()),
    service_name: v.optional(v.string()),
    message: v.optional(v.string()),
  },
  codesField,
);
export type UnauthorizedBody = v.InferOutput<typeof UnauthorizedBody>;

/** Errors with any other status (R8.5). */
export const DetailBody = record("Detail", instruction, codesField);
export type DetailBody = v.InferOutput<typeof DetailBody>;

/** 429: too many requests, or too many wrong passwords. */
export const TooManyRequestsBody = refusal("TooManyRequests", {
  /** Seconds to wait; the same as in the Retry-After header. */
  retry_after: v.number(),
});
export type TooManyRequestsBody = v.InferOutput<typeof TooManyRequestsBody>;

/** Messages of one field; the site shows the first. */
const Messages = v.array(v.string());

/** Errors of a record: by field, by field of a nested record, or by index and field of a list. */
export type FieldErrorTree = { [field: string]: string[] | FieldErrorTree | FieldErrorTree[] };
export const FieldErrorTree: v.GenericSchema<FieldErrorTree> = v.pipe(
  v.record(
    v.string(),
    // Lists come first, because valibot accepts a list as a record.
    v.union([Messages, v.array(v.lazy(() => FieldErrorTree)), v.lazy(() => FieldErrorTree)]),
  ),
  v.title("FieldErrorTree"),
);

const Rows = v.union([Messages, v.array(FieldErrorTree)]);

/**
 * 400 with data (R8.1): messages by field; general ones under `non_field_errors`. Claims and banks are by index, each
 * with its fields and `non_field_errors`, or have one common message, as for a sixth claim.
 */
export const ValidationErrorBody = v.pipe(
  v.objectWithRest(
    {
      non_field_errors: v.optional(Messages),
      claims: v.optional(Rows),
      banks: v.optional(Rows),
      ...codesField,
    },
    v.union([Messages, v.array(FieldErrorTree), FieldErrorTree]),
  ),
  v.title("ValidationError"),
  v.metadata({ "x-additions": ["codes"] }),
);
export type ValidationErrorBody = v.InferOutput<typeof ValidationErrorBody>;

/** 400 without data (R8.1): the request is malformed. */
export const BadRequestBody = record("BadRequest", {});

/** Errors of any call; a call adds its own in `errors` (R8). */
export const commonErrors = {
  400: ValidationErrorBody,
  401: UnauthorizedBody,
  403: UnauthorizedBody,
  429: TooManyRequestsBody,
  default: DetailBody,
} as const satisfies Record<number | "default", v.GenericSchema>;
