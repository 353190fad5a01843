import { specifiedMessages } from "../specified-messages.ts";
import { ApiError } from "./api-error.ts";
import { secondsToRetry } from "./retry-after.ts";

/** Every other status (R8.5). */
export class ServerError extends ApiError {
  override name = "ServerError";
  override readonly sentence: string | undefined;
  readonly redirectTo: string | undefined;
  /** The answer as it came, for the few calls that define one for this status; see `refusalOf`. */
  readonly body: unknown;
  /** Seconds to wait, when the answer says so (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    detail: string | undefined,
    redirectTo: string | undefined,
    body: unknown,
    retryAfter: string | null = null,
  ) {
    super(status, detail ?? specifiedMessages.status(status));
    this.sentence = detail;
    this.redirectTo = redirectTo;
    this.body = body;
    this.retryAfter = secondsToRetry(body, retryAfter, Date.now());
  }
}
