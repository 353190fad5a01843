import type * as v from "valibot";
import { DetailBody, UnauthorizedBody } from "./refusal.ts";
import { TooManyRequestsBody } from "./too-many-requests.ts";
import { ValidationErrorBody } from "./validation-error.ts";

/** Errors of any call; a call adds its own in `errors` (R8). */
export const commonErrors = {
  400: ValidationErrorBody,
  401: UnauthorizedBody,
  403: UnauthorizedBody,
  429: TooManyRequestsBody,
  default: DetailBody,
} as const satisfies Record<number | "default", v.GenericSchema>;
