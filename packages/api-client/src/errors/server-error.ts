import { isObject } from "../field-errors.ts";
import { specifiedMessages } from "../specified-messages.ts";
import { ApiError } from "./api-error.ts";

/** Every other status (R8.5). */
export class ServerError extends ApiError {
  override name = "ServerError";
  readonly redirectTo: string | undefined;
  /** The answer as it came, for the few calls that define one for this status; see `refusalOf`. */
  readonly body: unknown;

  constructor(status: number, detail: string | undefined, redirectTo: string | undefined, body: unknown) {
    super(status, detail ?? specifiedMessages.status(status));
    this.redirectTo = redirectTo;
    this.body = body;
  }

  /** Seconds to wait, when the server says so (429). */
  get retryAfter(): number | undefined {
    const seconds = isObject(this.body) ? this.body.retry_after : undefined;
    return typeof seconds === "number" ? seconds : undefined;
  }
}
