import type { CopyOverrides } from "@kaitori/brand";
import { type DeskRefusalCode, deskSentence } from "@kaitori/brand/desk-refusals";
import { type RefusalCode, refusalSentence } from "@kaitori/brand/refusals";
import { href, type IssuePath } from "@kaitori/domain";
import { csrfMismatchDetail } from "@kaitori/wire";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { QueueRefusal } from "../work-queue.ts";
import type { AccountLimitName } from "./account-limits.ts";

/** Code of one message; the copy of the brand has its sentence. */
export interface CodeWithParams {
  readonly code: RefusalCode | DeskRefusalCode;
  readonly params?: Readonly<Record<string, string | number>>;
}
/** A code without parameters may be a plain text. */
export type RefusalMessage = CodeWithParams | CodeWithParams["code"];

/** Codes by field; claims and banks by index, then field. */
type FieldCodes = {
  readonly [field: string]: readonly CodeWithParams[] | FieldCodes | readonly FieldCodes[];
};

interface Refusal {
  /** Message of a refusal without a field. */
  readonly detail?: RefusalMessage;
  /** Message if the account belongs to another service (R8.3). */
  readonly message?: RefusalMessage;
  readonly fields?: FieldCodes;
  /** Further members of the body, for programs or for developers. */
  readonly more?: object;
}

/** A refusal, which a handler throws and the error writer sends (R8). */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  /** The account limit that was exceeded, for the metrics. */
  readonly limit: AccountLimitName | undefined;
  readonly #refusal: Refusal | undefined;

  constructor(
    status: ContentfulStatusCode,
    refusal?: Refusal,
    headers: Readonly<Record<string, string>> = {},
    limit?: AccountLimitName,
  ) {
    super(`HTTP ${status}`);
    this.status = status;
    this.#refusal = refusal;
    this.headers = headers;
    this.limit = limit;
  }

  /** Sentences of the brand with their codes, from which a site may make its own sentences. */
  bodyIn(copy: CopyOverrides): Readonly<Record<string, unknown>> | undefined {
    if (!this.#refusal) return undefined;
    const { detail, message, fields = {}, more } = this.#refusal;
    const messages = Object.entries({ detail, message }).flatMap(([name, code]) =>
      code === undefined ? [] : [[name, toCodeWithParams(code)] as const],
    );
    const codes = { ...Object.fromEntries(messages.map(([name, code]) => [name, [code]])), ...fields };
    return {
      ...toSentences(copy, fields),
      ...Object.fromEntries(messages.map(([name, code]) => [name, sentenceFor(copy, code)])),
      ...more,
      ...(Object.keys(codes).length > 0 ? { codes } : {}),
    };
  }
}

const toCodeWithParams = (code: RefusalMessage): CodeWithParams =>
  typeof code === "string" ? { code } : code;

const sentenceFor = (copy: CopyOverrides, codeWithParams: CodeWithParams) =>
  refusalSentence(copy, codeWithParams) ??
  deskSentence(codeWithParams) ??
  refusalSentence(copy, { code: "inputWrong" });

function toSentences(copy: CopyOverrides, fields: FieldCodes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      isList(value)
        ? value.map((one: CodeWithParams | FieldCodes) =>
            isCodeWithParams(one) ? sentenceFor(copy, one) : toSentences(copy, one),
          )
        : toSentences(copy, value),
    ]),
  );
}

const isList = (
  value: readonly CodeWithParams[] | FieldCodes | readonly FieldCodes[],
): value is readonly CodeWithParams[] | readonly FieldCodes[] => Array.isArray(value);
const isCodeWithParams = (one: CodeWithParams | FieldCodes): one is CodeWithParams =>
  typeof one.code === "string";

/** 400 with messages per field; those without a field are under `non_field_errors`. */
export const validationFailed = (fields: FieldCodes) => new HttpError(400, { fields });
/** 400 with one message under `non_field_errors`. */
export const nonFieldError = (code: RefusalMessage, limit?: AccountLimitName) =>
  new HttpError(400, { fields: { non_field_errors: [toCodeWithParams(code)] } }, {}, limit);

/** 400 without data: the request itself is malformed. */
export const badRequest = () => new HttpError(400);

export const unauthorized = (detail: RefusalMessage = "loginRequired") => new HttpError(401, { detail });
export const forbidden = (detail: RefusalMessage) => new HttpError(403, { detail });
/** The site opens the page about individuals (R8.4). */
export const individualsUnsupported = () =>
  new HttpError(403, {
    detail: "individualsUnsupported",
    more: { status: "redirect", redirect_uri: href.unsupported() },
  });
/** The user must enter the password again before this act (R8.11). */
export const reauthRequired = () =>
  new HttpError(403, { detail: "proofNeeded", more: { status: "reauth_required" } });
/** The detail that the client recognises (R8.2). */
export const csrfMismatch = () => new HttpError(403, { more: { detail: csrfMismatchDetail } });
/** Answers the same for records of others (R6.3). */
export const notFound = () => new HttpError(404, { detail: "notFound" });
export const conflict = (detail: RefusalMessage, more: object = {}) => new HttpError(409, { detail, more });
export const tooLarge = () => new HttpError(413, { detail: "bodyTooLarge" });
/** 408: the body arrived too slowly. The connection is closed. */
export const tooSlow = () => new HttpError(408, { detail: "bodyTooSlow" }, { connection: "close" });
export const tooManyRequests = (
  seconds: number,
  detail: RefusalMessage = "tooOften",
  limit?: AccountLimitName,
) =>
  new HttpError(429, { detail, more: { retry_after: seconds } }, { "retry-after": String(seconds) }, limit);
/** The site opens the page about the maintenance (R8.5). */
export const closedForMaintenance = (until: string | undefined) =>
  new HttpError(
    503,
    { detail: "maintenance", more: { status: "redirect", redirect_uri: href.maintenance(), until } },
    { "retry-after": "600" },
  );
export const busy = (detail: RefusalMessage, seconds: number, limit?: AccountLimitName) =>
  new HttpError(503, { detail }, { "retry-after": String(seconds) }, limit);

/** Handler for `catch` that turns a full queue or timeout into a 503. */
export const refuseIfQueueFull =
  (limit?: AccountLimitName) =>
  (error: unknown): never => {
    throw error instanceof QueueRefusal ? busy("busy", 5, limit) : error;
  };

/** Refuses with the sentence of the first cause and the codes of all. */
export function refuseBlocked(blockers: readonly CodeWithParams["code"][], more: object = {}): never {
  throw conflict(blockers[0] ?? "notPossible", { blockers, ...more });
}

export type Finding = CodeWithParams & { readonly path: IssuePath };

/** Throws a 400 with the issues by field, lists by index, and the rest under non_field_errors (R8.1). */
export function refuseIssues(issues: readonly Finding[]): void {
  if (issues.length > 0) throw issuesRefusal(issues);
}

export const issuesRefusal = (issues: readonly Finding[]) => validationFailed(toRecord(issues));

/** Messages at the beginning of the paths, and the issues below it by their first step. */
function splitByStep(issues: readonly Finding[]) {
  const codes = issues
    .filter(({ path }) => path.length === 0)
    .map(({ code, params }): CodeWithParams => ({ code, ...(params ? { params } : {}) }));
  const issuesBelow = issues.filter(({ path }) => path.length > 0);
  const steps = [...Map.groupBy(issuesBelow, ({ path: [step] }) => String(step))];
  const below = steps.map(
    ([step, group]) => [step, group.map((issue) => ({ ...issue, path: issue.path.slice(1) }))] as const,
  );
  const isList = below.length > 0 && below.every(([step]) => /^\d+$/.test(step));
  return { codes, below, isList };
}

/** Puts the issues of a list under its record if its rows have issues too. */
function toRecord(issues: readonly Finding[]): FieldCodes {
  const { codes, below } = splitByStep(issues);
  const lists = below.map(([, fieldIssues]) => splitByStep(fieldIssues)).filter(({ isList }) => isList);
  const general = [...codes, ...lists.flatMap((list) => list.codes)];
  return {
    ...Object.fromEntries(below.map(([field, fieldIssues]) => [field, toValue(fieldIssues)])),
    ...(general.length > 0 ? { non_field_errors: general } : {}),
  };
}

/** Messages of a field, rows of a list, or a record. Rows without issues are empty. */
function toValue(issues: readonly Finding[]): FieldCodes[string] {
  const { codes, below, isList } = splitByStep(issues);
  if (below.length === 0) return codes;
  if (!isList) return toRecord(issues);
  const rows = new Map(below.map(([row, rowIssues]) => [Number(row), rowIssues]));
  return Array.from({ length: Math.max(...rows.keys()) + 1 }, (_, row) => toRecord(rows.get(row) ?? []));
}
