import { type CallDefinition, type CallErrorBody, forbiddenMeansVisitor } from "@kaitori/wire";
import * as v from "valibot";
import {
  type ApiError,
  BadRequestError,
  CsrfStaleError,
  OperationalError,
  ReauthRequiredError,
  type RedirectTarget,
  ReloadRequiredError,
  ServerError,
  specifiedMessages,
  UnauthorizedError,
  ValidationError,
} from "./errors.ts";
import { fieldErrorsOf, isObject, messagesOf } from "./field-errors.ts";

/** Origin of the page, and origins to which a response may redirect. */
export type Origins = { readonly pageOrigin: string; readonly allowedOrigins: readonly string[] };

type FailedResponse = {
  readonly status: number;
  readonly body: unknown;
  /** Code of the detail, if the server sends codes. */
  readonly detailCode: string | undefined;
  readonly headers: Headers;
};

/** Converts every unsuccessful response to an error (R8). */
export function errorOf(call: CallDefinition, response: FailedResponse, origins: Origins): ApiError {
  const { status, body, headers } = response;
  if (textOf(body, "status") === "reload_required" || status === 426)
    return new ReloadRequiredError(status, textOf(body, "detail") ?? "reload required");
  if (status === 400) return errorOfInput(body);
  if (status === 401 || status === 403) return errorOfUnauthorized(call, response, origins);
  return new ServerError(status, textOf(body, "detail"), redirectOf(body, origins), body, headers);
}

/** True if the server rejected the CSRF token, in any wording. */
export const isCsrfMismatch = (body: unknown) => /csrf/i.test(textOf(body, "detail") ?? "");

function errorOfInput(body: unknown): ApiError {
  if (Array.isArray(body) && body.length > 0) return new ValidationError({}, messagesOf(body));
  if (!isObject(body) || Object.keys(body).length === 0) return new BadRequestError();
  const { detail, ...fields } = body;
  const text = typeof detail === "string" ? detail : undefined;
  return new ValidationError(
    fieldErrorsOf(text === undefined ? body : fields),
    messagesOf(body.non_field_errors),
    text,
  );
}

function errorOfUnauthorized(
  call: CallDefinition,
  { status, body, detailCode }: FailedResponse,
  origins: Origins,
): ApiError {
  const detail = textOf(body, "detail");
  if (!forbiddenMeansVisitor(call) && isCsrfMismatch(body)) return new CsrfStaleError(status, detail ?? "");
  if (textOf(body, "status") === "reauth_required")
    return new ReauthRequiredError(status, detail ?? "reauthentication required");
  const login = textOf(body, "correct_login_url");
  if (login !== undefined) {
    const { redirectTo, linkTo } = targetAt(login, origins);
    const service = textOf(body, "service_name");
    return new UnauthorizedError(status, textOf(body, "message"), {
      loginUrl: redirectTo ?? linkTo,
      service,
    });
  }
  if (status === 401 && call.means?.[401] === "operational")
    return new OperationalError(status, detail ?? specifiedMessages.status(status), { code: detailCode });
  return new UnauthorizedError(status, detail, { ...redirectOf(body, origins), code: detailCode });
}

const redirectOf = (body: unknown, origins: Origins): RedirectTarget =>
  textOf(body, "status") === "redirect" ? targetAt(textOf(body, "redirect_uri"), origins) : {};

/** A response can redirect only to listed origins, never to `javascript:` or another site (R8.3–R8.5). */
function targetAt(address: string | undefined, { pageOrigin, allowedOrigins }: Origins): RedirectTarget {
  const url = urlOf(address ?? "", pageOrigin);
  if (!address || !url || !/^https?:$/.test(url.protocol)) return {};
  if (url.origin === pageOrigin || allowedOrigins.includes(url.origin)) return { redirectTo: url.href };
  // A user name in the URL could look like the host.
  return url.protocol === "https:" && url.username === "" ? { linkTo: url.href } : {};
}

function textOf(body: unknown, field: string): string | undefined {
  const text = isObject(body) ? body[field] : undefined;
  return typeof text === "string" && text !== "" ? text : undefined;
}

/** Parses an address relative to `base`; undefined if it is invalid. */
export function urlOf(address: string, base?: string): URL | undefined {
  // Browsers older than two years lack `URL.parse`.
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** The body of an error that only this call has: `refusalOf(putDraftEntry, 409, error)?.current`. */
export function refusalOf<Call extends CallDefinition, Status extends number>(
  call: Call,
  status: Status,
  error: unknown,
): CallErrorBody<Call, Status> | undefined {
  const schema = call.errors?.[status];
  if (schema === undefined || !(error instanceof ServerError) || error.status !== status) return undefined;
  const result = v.safeParse(schema, error.body);
  // The schema from which the type is inferred has validated it.
  return result.success ? (result.output as CallErrorBody<Call, Status>) : undefined;
}
