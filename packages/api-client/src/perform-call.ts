import { answersVisitors, type CallDefinition } from "@kaitori/wire";
import type { AskOptions, CallArguments } from "./call-options.ts";
import type { Connection } from "./config.ts";
import { sendWithToken } from "./csrf-token.ts";
import { errorOf } from "./error-of.ts";
import { AnswerMisfitError } from "./errors/answer-misfit-error.ts";
import { NetworkError } from "./errors/network-error.ts";
import { ReloadRequiredError } from "./errors/reload-required-error.ts";
import { type Answer, readAnswer, readBody } from "./read-answer.ts";
import { codeOfDetail, translateCodes } from "./translate-codes.ts";
import type { Outgoing, Transport } from "./transport/transport.ts";

type AddressParts = {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
};

/** What the options of any call may hold, once their types have done their work. */
type AnyOptions = AskOptions & AddressParts & { readonly body?: unknown };

const defaultTimeout = 10_000;

/** A browser sends at most 64 kB of requests that outlive their page, and refuses what is larger. */
const mostKeptAlive = 60_000;
const isSmall = (body: string | undefined) =>
  new TextEncoder().encode(body ?? "").byteLength <= mostKeptAlive;

/** Asks any call but an upload. */
export const caller =
  (connection: Connection) =>
  // Async, so that a request that cannot even be made is a rejection too.
  async <Call extends CallDefinition>(call: Call, ...given: CallArguments<Call>): Promise<Answer<Call>> => {
    const options: AnyOptions = given[0] ?? {};
    const body = call.body === undefined ? undefined : JSON.stringify(options.body ?? {});
    const request = {
      ...requestOf(call, body, options, connection),
      timeout: options.timeout ?? call.timeout ?? defaultTimeout,
      keepalive: call.outlivesPage === true && isSmall(body),
    };
    return performCall(call, request, connection.transport, connection);
  };

/** A call as it goes out, but for its time and its token; a multipart body brings its own content type. */
export function requestOf<Body extends string | FormData | undefined>(
  call: CallDefinition,
  body: Body,
  options: AskOptions & AddressParts,
  { host, knowsIdempotencyKey, person }: Pick<Connection, "host" | "knowsIdempotencyKey" | "person">,
) {
  const writer = call.method === "GET" ? undefined : person();
  return {
    address: addressOf(host, call, options),
    method: call.method,
    headers: {
      Accept: "application/json",
      ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}),
      ...(call.idempotent && knowsIdempotencyKey
        ? { "Idempotency-Key": options.idempotencyKey ?? crypto.randomUUID() }
        : {}),
      ...(writer === undefined ? {} : { "X-Kaitori-Person": String(writer) }),
    },
    body,
    signal: options.signal,
  };
}

/** The address of a call below `/api/`, with its parameters filled in. */
export function addressOf(
  host: string,
  call: CallDefinition,
  { params = {}, query = {} }: AddressParts,
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => segmentOf(String(params[name])));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${host}/api/${path}${given.length === 0 ? "" : `?${new URLSearchParams(given)}`}`;
}

/** `.` and `..` would change the path, encoded or not. */
function segmentOf(text: string): string {
  if (text === "." || text === "..") throw new RangeError(`"${text}" is no parameter of an address`);
  return encodeURIComponent(text);
}

/** Asks one call over one transport and gives its answer, or one of the errors. Calls and uploads both go through here. */
export async function performCall<Call extends CallDefinition>(
  call: Call,
  request: Outgoing,
  transport: Transport,
  connection: Connection,
): Promise<Answer<Call>> {
  const { status, text, header } = await sendWithToken(
    call,
    request,
    retriedIfLost(transport),
    connection.token,
  );
  const body = readBody(text);
  const serverVersion = header("X-Kaitori-Version") ?? undefined;
  if (serverVersion !== undefined) connection.onVersion(serverVersion);
  if (status < 200 || status > 299) {
    // Nobody is logged in, and for this call that is an answer (R7.3).
    if (status === 403 && answersVisitors(call)) return null as Answer<Call>;
    const retryAfter = header("Retry-After");
    const said = await translateCodes(body.value, connection.wordsOfCodes);
    const detailCode = codeOfDetail(body.value);
    throw errorOf(call, { status, body: said, detailCode, retryAfter }, connection.allowedAddress);
  }
  try {
    return readAnswer(call, body);
  } catch (error) {
    throw isOutdated(connection.version, serverVersion) ? reloadInsteadOf(error, status) : error;
  }
}

/** With an Idempotency-Key a request whose answer was lost goes out a second time; the server does it once. */
const retriedIfLost =
  (transport: Transport): Transport =>
  async (request) => {
    try {
      return await transport(request);
    } catch (error) {
      if (!("Idempotency-Key" in request.headers) || !(error instanceof NetworkError)) throw error;
      return transport(request);
    }
  };

const isOutdated = (ours: string | undefined, theirs: string | undefined) =>
  ours !== undefined && theirs !== undefined && ours !== theirs;

/** A newer server may rightly answer what this page cannot read (R7.9). */
const reloadInsteadOf = (error: unknown, status: number) =>
  error instanceof AnswerMisfitError
    ? new ReloadRequiredError(status, error.message, { cause: error })
    : error;
