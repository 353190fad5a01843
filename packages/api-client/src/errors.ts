import { type FieldErrors, isObject } from "./field-errors.ts";

/** Messages of R8 that become the `message` of an error; the copy has the other sentences. */
export const specifiedMessages = {
  unauthorized: "unauthorized",
  status: (status: number) => `ステータス ${status}`,
  upload: "アップロードエラー",
  uploadBecause: (message: string) => `アップロードエラー (${message})`,
};

/** Address to which a response redirects the user. */
export type RedirectTarget = {
  /** Set if the site may open the address itself: its own origin or a listed one (R8.4, R8.5). */
  readonly redirectTo?: string | undefined;
  /** Set for another https address: the site only offers a link that shows the host. */
  readonly linkTo?: string | undefined;
};

type Details = RedirectTarget & {
  /** The server's message for the user, shown if the client has none of its own. */
  readonly sentence?: string | undefined;
  /** Code of the detail, if the server sends codes. */
  readonly code?: string | undefined;
  readonly cause?: unknown;
};

/** Base class of all errors of a call. */
export abstract class ApiError extends Error {
  /** Status of the response; 499 without a response, 599 for one that does not match its schema (R2.18, R8.6). */
  readonly status: number;
  readonly sentence: Details["sentence"];
  readonly code: Details["code"];
  readonly redirectTo: Details["redirectTo"];
  readonly linkTo: Details["linkTo"];

  constructor(status: number, message: string, { cause, ...details }: Details = {}) {
    super(message, { cause });
    this.status = status;
    this.sentence = details.sentence;
    this.code = details.code;
    this.redirectTo = details.redirectTo;
    this.linkTo = details.linkTo;
  }
}

/** No response, or none in time; counts as status 499 (R8.6). */
export class NetworkError extends ApiError {
  override name = "NetworkError";

  constructor(message: "no answer" | "timeout", options?: ErrorOptions) {
    super(499, message, options);
  }
}

/** 400 with data: errors by field (R8.1). */
export class ValidationError extends ApiError {
  override name = "ValidationError";
  /** The first message of each field by its path: `purpose`, `claims.0.amount`, `banks.1.bank_name`. */
  readonly fieldErrors: FieldErrors;
  readonly nonFieldErrors: readonly string[];

  constructor(fieldErrors: FieldErrors, nonFieldErrors: readonly string[], detail?: string) {
    const message = nonFieldErrors[0] ?? detail ?? Object.values(fieldErrors)[0] ?? "";
    super(400, message, { sentence: message || undefined });
    this.fieldErrors = fieldErrors;
    this.nonFieldErrors = nonFieldErrors;
  }
}

/** 400 without data (R8.1). */
export class BadRequestError extends ApiError {
  override name = "BadRequestError";

  constructor() {
    super(400, "bad request");
  }
}

/** The CSRF token is stale: the site shows a message and opens /login/ (R8.2). */
export class CsrfStaleError extends ApiError {
  override name = "CsrfStaleError";
}

type Login = RedirectTarget & {
  /** The login page of the account, for a link that shows the host, and the name of its service (R8.3). */
  readonly loginUrl?: string | undefined;
  readonly service?: string | undefined;
  readonly code?: string | undefined;
};

/** 401 or 403 (R8.3, R8.4). */
export class UnauthorizedError extends ApiError {
  override name = "UnauthorizedError";
  readonly loginUrl: string | undefined;
  readonly service: string | undefined;

  constructor(status: number, message: string | undefined, { loginUrl, service, ...details }: Login) {
    super(status, message ?? specifiedMessages.unauthorized, { ...details, sentence: message });
    this.loginUrl = loginUrl;
    this.service = service;
  }
}

/** The server refuses the call; `message` gives the reason, such as a refused login (R8.7). */
export class OperationalError extends ApiError {
  override name = "OperationalError";
}

/** The server requires the password again (R8.11). */
export class ReauthRequiredError extends ApiError {
  override name = "ReauthRequiredError";
}

/** The server's version does not support the calls of this page (R7.9, R8.11). */
export class ReloadRequiredError extends ApiError {
  override name = "ReloadRequiredError";
}

/** Any other status (R8.5). */
export class ServerError extends ApiError {
  override name = "ServerError";
  /** The body, for calls that define one for this status; see `refusalOf`. */
  readonly body: unknown;
  /** Seconds to wait, if the response states them (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    detail: string | undefined,
    target: RedirectTarget = {},
    body?: unknown,
    headers = new Headers(),
  ) {
    super(status, detail ?? specifiedMessages.status(status), { ...target, sentence: detail });
    this.body = body;
    this.retryAfter = secondsToRetry(body, headers);
  }
}

/** The answer does not match the call's schema (R3.1). The application cannot continue: 599. */
export class AnswerMismatchError extends ApiError {
  override name = "AnswerMismatchError";
  /** Title of the record, as `Entry`; for other answers the call. */
  readonly record: string;
  /** Path of the field, as `claims.0.amount`; empty if the whole answer does not match. */
  readonly field: string;

  constructor(record: string, field: string, reason: string) {
    super(599, `${field === "" ? record : `${record}.${field}`}: ${reason}`);
    this.record = record;
    this.field = field;
  }
}

/**
 * Seconds to wait: from the body, or from the header, where a proxy may state seconds or a date. A date counts from that
 * of the response, because the clock of the user's device may be wrong.
 */
export function secondsToRetry(body: unknown, headers: Headers): number | undefined {
  const bodySeconds = isObject(body) ? body.retry_after : undefined;
  if (typeof bodySeconds === "number") return bodySeconds;
  const header = headers.get("Retry-After");
  if (!header) return undefined;
  const sentAt = Date.parse(headers.get("Date") ?? "");
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - sentAt) / 1000);
  return seconds >= 0 ? seconds : undefined;
}

/** Message for a failed upload: the first general error, else the message, else a default one (R8.8). */
export function uploadErrorMessage(error: unknown, networkText = ""): string {
  if (error instanceof ValidationError && error.nonFieldErrors[0]) return error.nonFieldErrors[0];
  const message = error instanceof ApiError ? messageForPeople(error, networkText) : "";
  return message === "" ? specifiedMessages.upload : specifiedMessages.uploadBecause(message);
}

/** Without a sentence of the server the error's message is for developers, so the status is shown instead. */
const messageForPeople = (error: ApiError, networkText: string) =>
  [NetworkError, AnswerMismatchError, BadRequestError].some((kind) => error instanceof kind)
    ? (error instanceof NetworkError && networkText) || specifiedMessages.status(error.status)
    : error.message;
