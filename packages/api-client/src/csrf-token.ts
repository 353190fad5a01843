import { answersVisitors, type CallDefinition } from "@kaitori/wire";
import { saysCsrfMismatch } from "./error-of.ts";
import { NetworkError } from "./errors/network-error.ts";
import { readBody } from "./read-answer.ts";
import type { Incoming, Outgoing, Transport } from "./transport/transport.ts";

/** Where the token for X-CSRFToken comes from, asked anew at each request (R7.2). */
export type CsrfToken = {
  readonly current: () => string | undefined;
  /** Whether the current one may be somebody else's: a cookie that was found while the API has named none yet. */
  readonly isGuess: () => boolean;
  /** Takes note of the token that came with an answer. */
  readonly learn: (header: string | null) => void;
  /** Settled when the request that is to bring the first token is answered. */
  beginning?: Promise<void> | undefined;
};

/**
 * On the host of the page the csrftoken cookie, whatever it is by now. An API on a host of its own names its token in a
 * header of its answers: a cookie that the page can read there may be that of another application on the parent domain,
 * so it serves only until a token is named.
 */
export function csrfToken(cookies: () => string, isOnOtherHost: boolean): CsrfToken {
  let named: string | undefined;
  // One that no header can carry is none.
  const cookie = () => /(?:^|;\s*)csrftoken=([!-:<-~]+)(?:;|$)/.exec(cookies())?.[1];
  return {
    current: () => (isOnOtherHost ? (named ?? cookie()) : (cookie() ?? named)),
    isGuess: () => isOnOtherHost && named === undefined,
    learn: (header) => {
      named = header ?? named;
    },
  };
}

/**
 * A browser's first request has no token yet, or a guessed one: the server refuses it and hands one out, and it goes
 * out again.
 * The me call does so also when the token has changed meanwhile, because its 403 would pass for a visitor's.
 */
export async function sendWithToken(
  call: CallDefinition,
  request: Outgoing,
  transport: Transport,
  token: CsrfToken,
): Promise<Incoming> {
  const send = async (given: string | undefined) => {
    const answer = await transport(withToken(request, given));
    token.learn(answer.header("X-CSRFToken"));
    return answer;
  };
  // What goes out without a token comes back with a new session, and two at once would each undo the other's.
  const needsToken = call.method !== "GET";
  const waitsUntil = Date.now() + request.timeout;
  while (needsToken && token.current() === undefined && token.beginning)
    await waitFor(token.beginning, waitsUntil - Date.now(), request.signal);
  const sent = token.current();
  const isGuess = sent === undefined || token.isGuess();
  const answering = send(sent);
  if (needsToken && sent === undefined)
    token.beginning ??= endOf(answering).then(() => {
      token.beginning = undefined;
    });
  const incoming = await answering;
  const known = token.current();
  const mayRetry = isGuess || answersVisitors(call);
  if (!mayRetry || known === undefined || known === sent || !isCsrfRefusal(incoming)) return incoming;
  return send(known);
}

const endOf = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

/** Fails with the signal's reason when the caller gives up, and with a NetworkError when the time is over. */
function waitFor(work: Promise<void>, milliseconds: number, signal?: AbortSignal): Promise<void> {
  let stopListening = () => {};
  const waiting = new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    const cancel = () => reject(signal?.reason);
    const timer = setTimeout(() => reject(new NetworkError("timeout")), milliseconds);
    signal?.addEventListener("abort", cancel);
    stopListening = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    };
    work.then(resolve, reject);
  });
  return waiting.finally(stopListening);
}

const isCsrfRefusal = ({ status, text }: Incoming) =>
  (status === 401 || status === 403) && saysCsrfMismatch(readBody(text).value);

const withToken = (request: Outgoing, token: string | undefined): Outgoing =>
  token === undefined ? request : { ...request, headers: { ...request.headers, "X-CSRFToken": token } };
