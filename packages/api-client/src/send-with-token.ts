import type { CallDefinition } from "@kaitori/wire";
import type { CsrfToken } from "./csrf-token.ts";
import { saysCsrfMismatch } from "./error-of.ts";
import { NetworkError } from "./errors/network-error.ts";
import { readBody } from "./transport/body.ts";
import type { Incoming, Outgoing, Transport } from "./transport/transport.ts";

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
    const answer = await retryIfLost(withToken(request, given), transport);
    token.learn(answer.header("X-CSRFToken"));
    return answer;
  };
  // What goes out without a token comes back with a new session, and two at once would each undo the other's.
  const needsToken = call.method !== "GET";
  while (needsToken && token.current() === undefined && token.beginning) await token.beginning;
  const sent = token.current();
  const isGuess = sent === undefined || token.isGuess();
  const answering = send(sent);
  if (needsToken && sent === undefined)
    token.beginning ??= endOf(answering).then(() => {
      token.beginning = undefined;
    });
  const incoming = await answering;
  const known = token.current();
  const mayRetry = isGuess || call.means?.[403] === "visitor";
  if (!mayRetry || known === undefined || known === sent || !isCsrfRefusal(incoming)) return incoming;
  return send(known);
}

const endOf = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

/** With an Idempotency-Key a request whose answer was lost goes out a second time; the server does it once. */
async function retryIfLost(request: Outgoing, transport: Transport): Promise<Incoming> {
  try {
    return await transport(request);
  } catch (error) {
    if (!("Idempotency-Key" in request.headers) || !(error instanceof NetworkError)) throw error;
    return transport(request);
  }
}

const isCsrfRefusal = ({ status, text }: Incoming) =>
  (status === 401 || status === 403) && saysCsrfMismatch(readBody(text).value);

const withToken = (request: Outgoing, token: string | undefined): Outgoing =>
  token === undefined ? request : { ...request, headers: { ...request.headers, "X-CSRFToken": token } };
