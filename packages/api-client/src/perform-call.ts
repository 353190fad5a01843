import type { CallDefinition } from "@kaitori/wire";
import type { Connection } from "./config.ts";
import { errorOf } from "./error-of.ts";
import { AnswerMisfitError } from "./errors/answer-misfit-error.ts";
import { ReloadRequiredError } from "./errors/reload-required-error.ts";
import { type Answer, readAnswer } from "./read-answer.ts";
import { sendWithToken } from "./send-with-token.ts";
import { codeOfDetail, translateCodes } from "./translate-codes.ts";
import { readBody } from "./transport/body.ts";
import type { Outgoing, Transport } from "./transport/transport.ts";

/** Asks one call over one transport and gives its answer, or one of the errors. Calls and uploads both go through here. */
export async function performCall<Call extends CallDefinition>(
  call: Call,
  request: Outgoing,
  transport: Transport,
  connection: Connection,
): Promise<Answer<Call>> {
  const { status, text, header } = await sendWithToken(call, request, transport, connection.token);
  const body = readBody(text);
  const serverVersion = header("X-Kaitori-Version") ?? undefined;
  if (serverVersion !== undefined) connection.onVersion(serverVersion);
  if (status < 200 || status > 299) {
    // Nobody is logged in, and for this call that is an answer (R7.3).
    if (status === 403 && call.means?.[403] === "visitor") return null as Answer<Call>;
    const retryAfter = header("Retry-After");
    const said = await translateCodes(body.value, connection.wordsOfCodes);
    const detailCode = codeOfDetail(body.value);
    throw errorOf(call, { status, body: said, detailCode, retryAfter }, connection.handOn);
  }
  try {
    return readAnswer(call, body);
  } catch (error) {
    throw isOutdated(connection.version, serverVersion) ? reloadInsteadOf(error, status) : error;
  }
}

const isOutdated = (ours: string | undefined, theirs: string | undefined) =>
  ours !== undefined && theirs !== undefined && ours !== theirs;

/** A newer server may rightly answer what this page cannot read (R7.9). */
const reloadInsteadOf = (error: unknown, status: number) =>
  error instanceof AnswerMisfitError
    ? new ReloadRequiredError(status, error.message, { cause: error })
    : error;
