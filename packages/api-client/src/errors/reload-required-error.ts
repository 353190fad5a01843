import { ApiError } from "./api-error.ts";

/** The server has another version than this page, and their calls differ (R7.9, R8.11). */
export class ReloadRequiredError extends ApiError {
  override name = "ReloadRequiredError";
}
