import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An answer that is not the call's own: thrown anywhere below a handler, written by the error writer (spec §8). */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: ContentfulStatusCode;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Errors by field; claims and banks by index, then field. */
export type FieldErrors = {
  readonly [field: string]: readonly string[] | FieldErrors | readonly FieldErrors[];
};

/** 400 with data: shown beside the fields; what belongs to no field goes to `nonFieldErrors`. */
export const validationFailed = (fields: FieldErrors, nonFieldErrors: readonly string[] = []) =>
  new HttpError(400, nonFieldErrors.length > 0 ? { ...fields, non_field_errors: nonFieldErrors } : fields);

/** 400 without data: the request itself makes no sense. */
export const badRequest = () => new HttpError(400, undefined);

export const unauthorized = (detail = "ログインが必要です。") => new HttpError(401, { detail });
export const forbidden = (detail: string) => new HttpError(403, { detail });
/** Who is here must prove it again before this act (R8.11). */
export const reauthRequired = (detail: string) => new HttpError(403, { detail, status: "reauth_required" });
/** The detail that the client recognises (spec §8). */
export const csrfMismatch = () => new HttpError(403, { detail: "CSRF tokens do not match" });
/** Absent and not yours are the same answer (R6.3). */
export const notFound = () => new HttpError(404, { detail: "見つかりません。" });
export const conflict = (detail: string, more: object = {}) => new HttpError(409, { detail, ...more });
export const tooLarge = (detail: string) => new HttpError(413, { detail });
const tooOften = "操作が続いたため、しばらく時間をおいてから再度お試しください。";
export const tooManyRequests = (seconds: number, detail = tooOften) =>
  new HttpError(429, { detail, retry_after: seconds }, { "retry-after": String(seconds) });
/** 503: not the asker's fault, and over soon. */
export const busy = (detail: string, seconds: number) =>
  new HttpError(503, { detail }, { "retry-after": String(seconds) });
