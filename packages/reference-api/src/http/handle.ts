import { type CallDefinition, userIdHeader } from "@kaitori/wire";
import type { Context } from "hono";
import * as v from "valibot";
import { asApplicant, type Transaction } from "../database/database.ts";
import {
  callerOf,
  queueForAccount,
  queueForBrowser,
  queueForVisitor,
  queueRefusedBody,
  recordBodySize,
} from "./callers.ts";
import { unauthorized } from "./errors.ts";
import { runOncePerKey } from "./idempotency.ts";
import { isFormCall } from "./multipart.ts";
import { discardBody, maximumVisitorBytes, readBody, receiveUpload, type UploadSlot } from "./read-body.ts";
import { type ReadRequest, type ReceivedBody, readRequest } from "./read-request.ts";
import type { AppEnv } from "./request-context.ts";
import type { Services } from "./services.ts";
import { requireApplicant, type SignedInApplicant } from "./session-store.ts";

export type Answer<Call extends CallDefinition> = Call extends {
  readonly answer: infer Schema extends v.GenericSchema;
}
  ? v.InferInput<Schema> | RawJson
  : // A file is no JSON.
    Response | undefined;

export interface Route {
  call: CallDefinition;
  run(context: Context<AppEnv>, services: Services): Promise<Response>;
}

/** JSON text of the database, which is sent without parsing, because parsing lists is slow. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  with(fields: Readonly<Record<string, unknown>>): RawJson {
    return new RawJson(`${this.text.slice(0, -1)},${JSON.stringify(fields).slice(1)}`);
  }
}

/** Outside production every response is checked against its wire schema. */
function writeAnswer(call: CallDefinition, context: Context, services: Services, answer: unknown): Response {
  if (answer === undefined) return context.body(null, 204);
  if (answer instanceof Response) return answer;
  const text = answer instanceof RawJson ? answer.text : JSON.stringify(answer);
  if (services.config.environment !== "production") requireMatch(call, text);
  // The content length prevents compression of short responses.
  context.header("content-length", String(Buffer.byteLength(text)));
  return context.body(text, 200, { "content-type": "application/json; charset=utf-8" });
}

/** The response does not match its schema, which is a fault of the server. */
export class InvalidAnswer extends Error {
  override name = "InvalidAnswer";
}

function requireMatch(call: CallDefinition, text: string): void {
  if (!call.answer)
    throw new InvalidAnswer(`${call.method} ${call.path} returns a body, but its definition has none`);
  const checked = v.safeParse(call.answer, JSON.parse(text));
  if (checked.success) return;
  const faults = checked.issues.map((issue) => `${v.getDotPath(issue) ?? "(answer)"}: ${issue.message}`);
  throw new InvalidAnswer(`${call.method} ${call.path}: ${faults.join("; ")}`);
}

export interface ApplicantRequest<Call extends CallDefinition> extends ReadRequest<Call> {
  applicant: SignedInApplicant;
  /** Runs the work as one transaction under row-level security. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Runs the work once per Idempotency-Key: the response is stored in the transaction, and a repeated key returns it. */
  transactionOnce(work: (transaction: Transaction) => Promise<Answer<Call>>): Promise<Answer<Call>>;
}

/** Gives an upload its slot before the body is received, or throws a refusal. */
export type Admission = (
  request: Pick<ApplicantRequest<CallDefinition>, "services" | "now"> & {
    applicant: Pick<SignedInApplicant, "id" | "brand">;
  },
) => Promise<UploadSlot>;

/** Route for a signed-in applicant; others get 401. */
export function handle<const Call extends CallDefinition>(
  call: Call,
  handler: (request: ApplicantRequest<Call>) => Promise<Answer<Call>>,
  admit?: Admission,
): Route {
  return {
    call,
    run: async (context, services) => {
      const { applicant, slot } = await authenticateCaller(context, services, admit);
      const caller = callerOf(context, String(applicant.id));
      const answerTo = async (received: ReceivedBody) => {
        const request = { ...(await readRequest(call, context, services, received)), caller };
        const { database } = services;
        const scope = { brand: applicant.brand, applicantId: applicant.id };
        const answer = await handler({
          ...request,
          applicant,
          transaction: (work) => asApplicant(database, scope, work),
          transactionOnce: (work) => runOncePerKey(request, scope, work),
        });
        return writeAnswer(call, context, services, answer);
      };
      const readAndAnswer = async () => {
        const onReceived = (bytes: number) => recordBodySize(services, caller, bytes);
        return answerTo({ fields: await readBody(call, context, { onReceived }) });
      };
      try {
        if (!slot || !isFormCall(call)) return await queueForAccount(caller, readAndAnswer);
        // Uploads are slow, so they have slots of their own.
        return await answerTo(await receiveUpload(call, context, context.get("brand"), slot));
      } finally {
        slot?.release();
      }
    },
  };
}

/**
 * Authenticates before the body is stored, so that uploads of visitors need no memory. A refused body is received
 * and discarded, because browsers read the response only after sending everything.
 */
async function authenticateCaller(
  context: Context<AppEnv>,
  services: Services,
  admit: Admission | undefined,
): Promise<{ applicant: SignedInApplicant; slot: UploadSlot | undefined }> {
  const { brand, sessionToken } = context.var;
  const now = services.clock();
  try {
    return await queueForBrowser(context, services, async () => {
      const applicant = await requireApplicant({ services, brand, sessionToken, now });
      refusePageOfOtherUser(context, applicant);
      return { applicant, slot: await admit?.({ services, applicant, now }) };
    });
  } catch (error) {
    await queueRefusedBody(context, services, () => discardBody(context, brand));
    throw error;
  }
}

/** Refuses writes of a page that was loaded for another user. */
function refusePageOfOtherUser({ req }: Context<AppEnv>, applicant: SignedInApplicant): void {
  const pageUserId = req.header(userIdHeader);
  if (req.method !== "GET" && pageUserId !== undefined && pageUserId !== String(applicant.id))
    throw unauthorized("otherPerson");
}

/** Route for visitors too. It waits in the queue of visitors or of the browser. */
export function handlePublic<const Call extends CallDefinition>(
  call: Call,
  handler: (request: ReadRequest<Call>) => Promise<Answer<Call>>,
  queue: "visitors" | "browser" = "visitors",
): Route {
  return {
    call,
    run: async (context, services) => {
      const fields = await readBody(call, context, { maximumBytes: maximumVisitorBytes });
      const request = await readRequest(call, context, services, { fields });
      const work = () => handler(request);
      const answer = await (queue === "browser"
        ? queueForBrowser(context, services, work)
        : queueForVisitor(context, request.caller, work));
      return writeAnswer(call, context, services, answer);
    },
  };
}
