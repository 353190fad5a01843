import { ApiError } from "./api-error.ts";

/** No answer came, or not in time; it counts as status 499 (R8.6). */
export class NetworkError extends ApiError {
  override name = "NetworkError";

  constructor(message: "no answer" | "timeout", options?: ErrorOptions) {
    super(499, message, options);
  }
}
