export type { CallArguments, CallOptions } from "./call-options.ts";
export { type ApiClient, type ApiClientConfig, createApiClient, pathOf } from "./client.ts";
export { type CsrfToken, csrfToken } from "./csrf-token.ts";
export { isCsrfMismatch, refusalOf, urlOf } from "./error-of.ts";
export {
  AnswerMismatchError,
  ApiError,
  BadRequestError,
  CsrfStaleError,
  NetworkError,
  OperationalError,
  ReauthRequiredError,
  ReloadRequiredError,
  ServerError,
  UnauthorizedError,
  uploadErrorMessage,
  ValidationError,
} from "./errors.ts";
export type { FieldErrors } from "./field-errors.ts";
export { withFormattedHolderNames } from "./formatted-holder-names.ts";
export { type Body, type Mismatch, mismatchesIn, readAs, readBody } from "./read-answer.ts";
export type { OutgoingFile, SendFile } from "./send-file.ts";
export type { CodeWords } from "./translate-codes.ts";
