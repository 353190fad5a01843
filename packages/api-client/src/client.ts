import { type CallDefinition, me, serverLevelHeader, userIdHeader } from "@kaitori/wire";
import type * as v from "valibot";
import type { AnyOptions, CallArguments } from "./call-options.ts";
import { csrfToken } from "./csrf-token.ts";
import { urlOf } from "./error-of.ts";
import { exchangeWith } from "./exchange.ts";
import { isObject } from "./field-errors.ts";
import { type Answer, readAnswer, readBody } from "./read-answer.ts";
import { type SendFile, sendFile } from "./send-file.ts";
import type { CodeWords } from "./translate-codes.ts";

export type ApiClientConfig = {
  /** Origin of the API, as `https://api.example.jp`; by default the page's. */
  readonly host?: string | undefined;
  /** Origin of the page; by default the browser's, or `host` outside a browser. */
  readonly pageOrigin?: string | undefined;
  /** Origins that the site may open on a redirect, besides the page's. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Called with the server's version in a response, which the site compares with its own (R7.9). */
  readonly onVersion?: ((version: string) => void) | undefined;
  /** Called with the version in each user record that a response contains (R7.9). */
  readonly onUserVersion?: ((version: string) => void) | undefined;
  /** Called with the server's level from a response header; 0 if the response has no such header (B21). */
  readonly onServerLevel?: ((level: number) => void) | undefined;
  /** True if the server supports idempotency keys; otherwise the client sends none. */
  readonly knowsIdempotencyKey?: boolean | undefined;
  /** Id of the page's user, sent with each write: the server answers 401 if the session belongs to another. */
  readonly pageUserId?: (() => string | number | undefined) | undefined;
  /** Loads the sentences for codes; without it errors contain the server's sentences. */
  readonly wordsOfCodes?: (() => Promise<CodeWords>) | undefined;
  /** Cookies that scripts can read; by default the document's. */
  readonly cookies?: (() => string) | undefined;
  /** Uploads a file; by default with XMLHttpRequest. */
  readonly sendFile?: SendFile | undefined;
};

export type ApiClient = {
  /** Sends a call of `@kaitori/wire`: `api.call(getEntry, { params: { id } })`. Throws one of the error classes. */
  readonly call: <Call extends CallDefinition>(
    call: Call,
    ...options: CallArguments<Call>
  ) => Promise<Answer<Call>>;
};

const defaultTimeout = 10_000;

/** Sends requests, validates answers and throws errors. Messages, storage and navigation are left to the site. */
export function createApiClient(config: ApiClientConfig = {}): ApiClient {
  const pageOrigin = config.pageOrigin ?? globalThis.location?.origin ?? config.host ?? "";
  const host = config.host ?? pageOrigin;
  const cookies = config.cookies ?? (() => globalThis.document?.cookie ?? "");
  const send = config.sendFile ?? sendFile;
  const onServerLevel = config.onServerLevel ?? (() => {});
  const exchange = exchangeWith({
    host,
    pageOrigin,
    allowedOrigins: config.allowedOrigins ?? [],
    token: csrfToken(cookies, hostnameOf(host) !== hostnameOf(pageOrigin)),
    onVersion: config.onVersion ?? (() => {}),
    onServerLevel,
    wordsOfCodes: config.wordsOfCodes,
  });

  const headersOf = (call: CallDefinition, { idempotencyKey }: AnyOptions) => {
    const userId = call.method === "GET" ? undefined : config.pageUserId?.();
    const hasKey = call.idempotent && config.knowsIdempotencyKey;
    return {
      "Idempotency-Key": hasKey ? (idempotencyKey ?? crypto.randomUUID()) : undefined,
      [userIdHeader]: userId === undefined ? undefined : String(userId),
    };
  };

  const reportUserVersion = (user: unknown) => {
    if (isObject(user) && typeof user.version === "string") config.onUserVersion?.(user.version);
  };

  return {
    // Async, so that an error in building the request is a rejection as well.
    async call<Call extends CallDefinition>(
      call: Call,
      ...optionsArgument: CallArguments<Call>
    ): Promise<Answer<Call>> {
      const options: AnyOptions = optionsArgument[0] ?? {};
      const { signal = null, timeout = call.timeout ?? defaultTimeout } = options;
      const response = await exchange(call, pathOf(call, options.params), {
        searchParams: options.query,
        headers: headersOf(call, options),
        signal,
        ...(call.file === undefined
          ? {
              json: call.body && (options.body ?? {}),
              keepalive: call.keepalive === true && isSmall(options.body),
              timeout,
            }
          : {
              timeout: false,
              fetch: (request) =>
                send(new Request(request), {
                  form: formOf(call, options),
                  idleTimeout: timeout,
                  onProgress: options.onProgress,
                }),
            }),
      });
      // For this call a visitor without session is a valid result (R7.3).
      if (!response.ok) return null as Answer<Call>;
      const body = readBody(await response.text());
      const answer = readAnswer(call, body);
      if (!response.headers.has(serverLevelHeader) && isAnswerOf(call, body.value)) onServerLevel(0);
      if (call.path === me.path) reportUserVersion(answer);
      return answer;
    },
  };
}

/** True if the answer is valid and cannot be a proxy's page. */
const isAnswerOf = ({ answer, answerUnspecified, nonList }: CallDefinition, value: unknown) =>
  answer !== undefined && !answerUnspecified && nonList === undefined && hasFieldOf(answer, value);

/** A record without any of its fields may be a proxy's: `{}`. */
const hasFieldOf = (schema: v.GenericSchema, value: unknown) =>
  !isObject(value) ||
  !isObject(schema) ||
  !isObject(schema.entries) ||
  Object.keys(schema.entries).some((key) => key in value);

/** Cookies belong to hosts, not ports. Outside a browser without a host both names are equal. */
const hostnameOf = (origin: string): string => urlOf(origin)?.hostname ?? origin;

/** Path of a call below `/api/`, with its parameters. */
export const pathOf = (call: CallDefinition, params: AnyOptions["params"] = {}): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => segmentOf(String(params[name])));

/** `.` and `..` would change the path, encoded or not. */
function segmentOf(text: string): string {
  if (text === "." || text === "..") throw new RangeError(`"${text}" cannot be a path parameter`);
  return encodeURIComponent(text);
}

/** Browsers refuse requests of more than 64 kB that outlive their page. */
const maximumKeepaliveBytes = 60_000;
const isSmall = (body: unknown) =>
  new TextEncoder().encode(JSON.stringify(body ?? {})).byteLength <= maximumKeepaliveBytes;

function formOf({ file: partName = "" }: CallDefinition, { body, file }: AnyOptions): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.append(name, String(value));
  if (file) form.append(partName, file, file.name);
  return form;
}
