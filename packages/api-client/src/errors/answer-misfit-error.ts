import { ApiError } from "./api-error.ts";

/** The answer is not what the call promises (R3.1). The application cannot go on, so it counts as its own error: 599. */
export class AnswerMisfitError extends ApiError {
  override name = "AnswerMisfitError";
  /** `Entry`; for an answer that is no record, the call. */
  readonly record: string;
  /** `claims.0.amount`; empty when the whole answer is something else. */
  readonly field: string;

  constructor(record: string, field: string, finding: string) {
    super(599, `${field === "" ? record : `${record}.${field}`}: ${finding}`);
    this.record = record;
    this.field = field;
  }
}
