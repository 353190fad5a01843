import type { CallDefinition, UploadRecord } from "@kaitori/wire";
import { type AddressParts, addressOf } from "./address-of.ts";
import type { AskOptions, CallArguments } from "./call-options.ts";
import { type ApiClientConfig, connectionOf } from "./config.ts";
import { headersOf } from "./headers-of.ts";
import { performCall } from "./perform-call.ts";
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

/** What the options of any call may hold, once their types have done their work. */
type AnyOptions = AskOptions & AddressParts & { readonly body?: unknown };

const defaultTimeout = 10_000;

/** Of all that outlives a page a browser carries 64 kB, and refuses what is larger. */
const mostKeptAlive = 60_000;
const isSmall = (body: string | undefined) =>
  new TextEncoder().encode(body ?? "").byteLength <= mostKeptAlive;

/** The client never shows, stores or navigates; it asks, checks and tells. */
export function createApiClient(config: ApiClientConfig = {}): ApiClient {
  const connection = connectionOf(config);

  // Async, so that whatever cannot even be sent is a rejection too.
  async function ask<Call extends CallDefinition>(call: Call, options: AnyOptions): Promise<Answer<Call>> {
    const body = call.body === undefined ? undefined : JSON.stringify(options.body ?? {});
    const request = {
      address: addressOf(connection.host, call, options),
      method: call.method,
      headers: headersOf(call, body, options.idempotencyKey, connection),
      body,
      timeout: options.timeout ?? call.timeout ?? defaultTimeout,
      signal: options.signal,
      keepalive: call.outlivesPage === true && isSmall(body),
    };
    return performCall(call, request, connection.transport, connection);
  }

  return {
    call: (call, ...[options]) => ask(call, options ?? {}),
    upload: uploader(connection),
  };
}
