import { ApiError } from "./api-error.ts";

/** Another file of this kind is on its way; `code` is the domain's, the sentence is the copy's (R5.5). */
export class UploadInProgressError extends ApiError {
  override name = "UploadInProgressError";
  readonly code = "uploadInProgress";
  readonly kind: string;

  constructor(kind: string) {
    super(599, "uploadInProgress");
    this.kind = kind;
  }
}
