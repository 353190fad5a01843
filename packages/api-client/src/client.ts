import type { CallDefinition, UploadRecord } from "@kaitori/wire";
import type { CallArguments } from "./call-options.ts";
import { type ApiClientConfig, connectionOf } from "./config.ts";
import { caller } from "./perform-call.ts";
import type { Answer } from "./read-answer.ts";
import { type FileToUpload, type UploadOptions, uploader } from "./upload.ts";

export type ApiClient = {
  /** Asks a call of `@kaitori/wire`: `api.call(getEntry, { params: { id } })`. Throws one of the error classes. */
  readonly call: <Call extends CallDefinition>(
    call: Call,
    ...options: CallArguments<Call>
  ) => Promise<Answer<Call>>;
  readonly upload: (file: FileToUpload, options?: UploadOptions) => Promise<UploadRecord>;
};

/** The client never shows, stores or navigates: it sends requests, checks answers and throws errors. */
export function createApiClient(config: ApiClientConfig = {}): ApiClient {
  const connection = connectionOf(config);
  return { call: caller(connection), upload: uploader(connection) };
}
