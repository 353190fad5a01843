import { ApiError } from "./errors/api-error.ts";
import { ValidationError } from "./errors/validation-error.ts";
import { specifiedMessages } from "./specified-messages.ts";

/** What the row of a failed upload says: the first non-field error, else the message, else only that it failed (R8.8). */
export function uploadErrorMessage(error: unknown): string {
  if (error instanceof ValidationError && error.nonFieldErrors[0]) return error.nonFieldErrors[0];
  const message = error instanceof ApiError ? error.message : "";
  return message === "" ? specifiedMessages.upload : specifiedMessages.uploadBecause(message);
}
