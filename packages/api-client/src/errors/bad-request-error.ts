import { ApiError } from "./api-error.ts";

/** 400 without data (R8.1). */
export class BadRequestError extends ApiError {
  override name = "BadRequestError";

  constructor() {
    super(400, "bad request");
  }
}
