import { ApiError } from "./api-error.ts";

/** Nothing broke; the answer is no, and `message` says why. A login that is refused is one (R8.7). */
export class OperationalError extends ApiError {
  override name = "OperationalError";
  /** The reason as a code; a server that has only sentences gives none. */
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(status, message);
    this.code = code;
  }
}
