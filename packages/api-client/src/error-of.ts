import { answersVisitors, type CallDefinition } from "@kaitori/wire";
import type { ApiError } from "./errors/api-error.ts";
import { BadRequestError } from "./errors/bad-request-error.ts";
import { CsrfStaleError } from "./errors/csrf-stale-error.ts";
import { OperationalError } from "./errors/operational-error.ts";
import { ReauthRequiredError } from "./errors/reauth-required-error.ts";
import { ReloadRequiredError } from "./errors/reload-required-error.ts";
import { ServerError } from "./errors/server-error.ts";
import { UnauthorizedError } from "./errors/unauthorized-error.ts";
import { ValidationError } from "./errors/validation-error.ts";
import { fieldErrorsOf, isObject, messagesOf } from "./field-errors.ts";
import type { AddressFilter } from "./redirects.ts";
import { specifiedMessages } from "./specified-messages.ts";

type Refusal = {
  readonly status: number;
  readonly body: unknown;
  /** What the detail says, where the server gives codes. */
  readonly detailCode?: string | undefined;
  /** The Retry-After header. */
  readonly retryAfter?: string | null;
};

/** R8 in one place: every answer that is not a success becomes one error. */
export function errorOf(call: CallDefinition, refusal: Refusal, allowedAddress: AddressFilter): ApiError {
  const { status, body, retryAfter } = refusal;
  if (textOf(body, "status") === "reload_required" || status === 426)
    return new ReloadRequiredError(status, textOf(body, "detail") ?? "reload required");
  if (status === 400) return errorOfInput(body);
  if (status === 401 || status === 403) return errorOfRefusal(call, refusal, allowedAddress);
  return new ServerError(status, textOf(body, "detail"), redirectOf(body, allowedAddress), body, retryAfter);
}

/** Whether a refusal is about the CSRF token, however the server words it. */
export const saysCsrfMismatch = (body: unknown) => /csrf/i.test(textOf(body, "detail") ?? "");

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

function errorOfRefusal(
  call: CallDefinition,
  { status, body, detailCode }: Refusal,
  allowedAddress: AddressFilter,
): ApiError {
  const detail = textOf(body, "detail");
  if (!answersVisitors(call) && saysCsrfMismatch(body)) return new CsrfStaleError(status, detail ?? "");
  if (textOf(body, "status") === "reauth_required")
    return new ReauthRequiredError(status, detail ?? "reauthentication required");
  if (textOf(body, "correct_login_url") !== undefined)
    return new UnauthorizedError(status, textOf(body, "message"), {
      loginUrl: allowedAddress(textOf(body, "correct_login_url")),
      service: textOf(body, "service_name"),
    });
  if (status === 401 && call.means?.[401] === "operational")
    return new OperationalError(status, detail ?? specifiedMessages.status(status), detailCode);
  return new UnauthorizedError(status, detail, {
    redirectTo: redirectOf(body, allowedAddress),
    code: detailCode,
  });
}

const redirectOf = (body: unknown, allowedAddress: AddressFilter) =>
  textOf(body, "status") === "redirect" ? allowedAddress(textOf(body, "redirect_uri")) : undefined;

function textOf(body: unknown, field: string): string | undefined {
  const text = isObject(body) ? body[field] : undefined;
  return typeof text === "string" && text !== "" ? text : undefined;
}
