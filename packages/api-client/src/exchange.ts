import { type CallDefinition, forbiddenMeansVisitor, serverLevelHeader, versionHeader } from "@kaitori/wire";
import ky, { isHTTPError, isNetworkError, isTimeoutError, type NormalizedOptions, type Options } from "ky";
import type { CsrfToken } from "./csrf-token.ts";
import { errorOf, isCsrfMismatch, type Origins } from "./error-of.ts";
import { NetworkError, secondsToRetry } from "./errors.ts";
import { readBody } from "./read-answer.ts";
import { type CodeWords, codeOfDetail, translateCodes } from "./translate-codes.ts";

type ExchangeConfig = Origins & {
  readonly host: string;
  readonly token: CsrfToken;
  readonly onVersion: (version: string) => void;
  readonly onServerLevel: (level: number) => void;
  readonly wordsOfCodes: (() => Promise<CodeWords>) | undefined;
};

type Outgoing = Options & {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly timeout: number | false;
};

/** Reasons for a retry: the response was lost, the server requests a wait, or the CSRF token was stale. */
type Cause = "lost" | "busy" | "token";

/** State of a call, shared by ky's hooks. */
type CallState = {
  readonly call: CallDefinition;
  /** Uses up the retry for a reason; returns false if there is none left. */
  readonly useUpRetry: (cause: Cause) => boolean;
  /** True if the request had no token, or one that may belong to another application. */
  isUnconfirmed: boolean;
  completion?: Promise<void>;
};

const stateOf = ({ context }: NormalizedOptions) => context.state as CallState;

const tokenHeader = "X-CSRFToken";
const maximumRetries = 2;
const busyStatuses = [429, 503];
/** A longer wait is reported to the user instead. */
const maximumWaitSeconds = 5;

/** All calls of a site use one instance of ky. */
export function exchangeWith(config: ExchangeConfig) {
  const { token } = config;
  /** Settles when the call that fetches the first token is complete. */
  let firstCall: Promise<void> | undefined;

  const api = ky.create({
    prefix: `${config.host}/api`,
    credentials: "include",
    // The API never redirects, and no other server may receive body and token. Uploads use XMLHttpRequest, which cannot
    // refuse redirects.
    redirect: "error",
    headers: { Accept: "application/json" },
    retry: {
      limit: maximumRetries,
      methods: ["get", "post", "put", "patch", "delete"],
      statusCodes: busyStatuses,
      afterStatusCodes: busyStatuses,
    },
    hooks: {
      beforeRequest: [
        async ({ request, options }) => {
          const state = stateOf(options);
          // A call without a token creates a session; two at once would overwrite each other's.
          if (request.method !== "GET") {
            while (token.current() === undefined && firstCall)
              await rejectIfAborted(firstCall, request.signal);
            if (token.current() === undefined)
              firstCall = state.completion?.then(() => {
                firstCall = undefined;
              });
          }
          const current = token.current();
          state.isUnconfirmed = current === undefined || token.isUnconfirmed();
          if (current !== undefined) request.headers.set(tokenHeader, current);
        },
      ],
      afterResponse: [
        async ({ request, response, options }) => {
          const { call, useUpRetry, isUnconfirmed } = stateOf(options);
          token.store(response.headers.get(tokenHeader));
          const version = response.headers.get(versionHeader);
          if (version !== null) config.onVersion(version);
          const text = await response.text().catch((cause: unknown) => {
            if (isLost(cause) && useUpRetry("lost")) return undefined;
            throw cause;
          });
          // A truncated response counts as lost.
          if (text === undefined) return ky.retry();
          const level = response.headers.get(serverLevelHeader);
          if (level !== null && /^\d{1,3}$/.test(level)) config.onServerLevel(Number(level));
          const currentToken = token.current();
          const isStale =
            (response.status === 401 || response.status === 403) &&
            isCsrfMismatch(readBody(text).value) &&
            currentToken !== undefined &&
            currentToken !== request.headers.get(tokenHeader);
          // A 403 of the me call means a visitor, unless its body is a CSRF mismatch.
          if (!isStale || !(isUnconfirmed || forbiddenMeansVisitor(call)) || !useUpRetry("token"))
            return undefined;
          request.headers.set(tokenHeader, currentToken);
          return ky.retry({ request, delay: 0 });
        },
      ],
      beforeError: [({ error, options }) => failureOf(stateOf(options).call, error, config)],
    },
  });

  return (call: CallDefinition, path: string, options: Outgoing) => {
    const hasKey = options.headers["Idempotency-Key"] !== undefined;
    // Me can be repeated. Login, password and registration have no idempotency key.
    const isRepeatable = hasKey || call.method === "GET" || forbiddenMeansVisitor(call);
    const usedCauses = new Set<Cause>();
    const state: CallState = {
      call,
      useUpRetry(cause) {
        if (!isRepeatable && cause !== "token") return false;
        if (usedCauses.size === maximumRetries || usedCauses.has(cause)) return false;
        usedCauses.add(cause);
        return true;
      },
      isUnconfirmed: false,
    };
    const sending = api<unknown>(path, {
      ...options,
      method: call.method,
      // Timeout of one attempt; all attempts together have the same limit.
      totalTimeout: options.timeout && (isRepeatable ? 2 : 1) * options.timeout,
      throwHttpErrors: (status) => status !== 403 || !forbiddenMeansVisitor(call),
      retry: {
        shouldRetry({ error }) {
          // A read that timed out is not repeated, because the user has waited long enough.
          if (isTimeoutError(error)) return hasKey && state.useUpRetry("lost");
          if (isLost(error)) return state.useUpRetry("lost");
          // Undefined: ky waits for the time in the header.
          return isBusy(error) && state.useUpRetry("busy") ? undefined : false;
        },
      },
      context: { state },
    });
    state.completion = sending.then(doNothing, doNothing);
    return sending;
  };
}

const doNothing = () => {};

/** `fetch` reports a lost connection as a TypeError; ky does not recognise the message of every browser. */
const isLost = (error: unknown): boolean => isNetworkError(error) || error instanceof TypeError;

function isBusy(error: Error): boolean {
  if (!isHTTPError(error) || !busyStatuses.includes(error.response.status)) return false;
  const seconds = secondsToRetry(undefined, error.response.headers);
  return seconds !== undefined && seconds <= maximumWaitSeconds;
}

/** Converts ky's errors to ours; an abort keeps its reason. */
async function failureOf(call: CallDefinition, error: Error, config: ExchangeConfig): Promise<Error> {
  if (isTimeoutError(error)) return new NetworkError("timeout", { cause: error });
  if (isLost(error)) return new NetworkError("no answer", { cause: error });
  if (!isHTTPError(error)) return error;
  // ky parses JSON only with the right content type.
  const body = typeof error.data === "string" ? readBody(error.data).value : error.data;
  const { status, headers } = error.response;
  const translated = await translateCodes(body, config.wordsOfCodes);
  const failedResponse = {
    status,
    body: translated,
    detailCode: codeOfDetail(body),
    headers,
  };
  return errorOf(call, failedResponse, config);
}

const rejectIfAborted = (work: Promise<void>, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", () => reject(signal.reason));
    work.then(resolve);
  });
