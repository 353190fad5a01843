import { ApiError } from "./api-error.ts";

/** The server wants the password again before it goes on (R8.11). */
export class ReauthRequiredError extends ApiError {
  override name = "ReauthRequiredError";
}
