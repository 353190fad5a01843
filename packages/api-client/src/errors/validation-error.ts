import type { FieldErrors } from "../field-errors.ts";
import { ApiError } from "./api-error.ts";

/** 400 with data: what is wrong, field by field (R8.1). */
export class ValidationError extends ApiError {
  override name = "ValidationError";
  override readonly sentence: string | undefined;
  /** The first message of each field by its path: `purpose`, `claims.0.amount`, `banks.1.bank_name`. */
  readonly fieldErrors: FieldErrors;
  readonly nonFieldErrors: readonly string[];

  constructor(fieldErrors: FieldErrors, nonFieldErrors: readonly string[], detail?: string) {
    super(400, nonFieldErrors[0] ?? detail ?? Object.values(fieldErrors)[0] ?? "");
    this.sentence = this.message || undefined;
    this.fieldErrors = fieldErrors;
    this.nonFieldErrors = nonFieldErrors;
  }
}
