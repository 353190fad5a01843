import { ApiError } from "./api-error.ts";

/** The server speaks a newer language than this page (R7.9, R8.11). */
export class ReloadRequiredError extends ApiError {
  override name = "ReloadRequiredError";
}
