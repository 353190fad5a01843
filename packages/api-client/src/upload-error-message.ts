import {
  AnswerMismatchError,
  ApiError,
  BadRequestError,
  NetworkError,
  specifiedMessages,
  ValidationError,
} from "./errors.ts";

/** Message for a failed upload: the first general error, else the message, else a default one (R8.8). */
export function uploadErrorMessage(error: unknown, networkText = ""): string {
  if (error instanceof ValidationError && error.nonFieldErrors[0]) return error.nonFieldErrors[0];
  const message = error instanceof ApiError ? messageForPeople(error, networkText) : "";
  return message === "" ? specifiedMessages.upload : specifiedMessages.uploadBecause(message);
}

/** Without a sentence of the server the error's message is for developers, so the status is shown instead. */
const messageForPeople = (error: ApiError, networkText: string) =>
  [NetworkError, AnswerMismatchError, BadRequestError].some((kind) => error instanceof kind)
    ? (error instanceof NetworkError && networkText) || specifiedMessages.status(error.status)
    : error.message;
