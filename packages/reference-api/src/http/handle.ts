import { type CallDefinition, personHeader } from "@kaitori/wire";
import type { Context } from "hono";
import type { Transaction } from "../database/database.ts";
import { asApplicant } from "../database/scope.ts";
import { writeAnswer } from "./answer.ts";
import {
  callerOf,
  inTurnOfAccount,
  inTurnOfBrowser,
  inTurnOfVisitors,
  noteBody,
  passInTurn,
} from "./callers.ts";
import { unauthorized } from "./errors.ts";
import { asApplicantOnce } from "./idempotency.ts";
import { isFormCall } from "./multipart.ts";
import {
  type BodyRead,
  passBody,
  readBody,
  receiveUpload,
  strangersBytes,
  type UploadControl,
} from "./read-body.ts";
import { type ReadRequest, readRequest } from "./read-request.ts";
import type { AppEnv } from "./request-context.ts";
import { requireApplicant } from "./require-applicant.ts";
import type { Answer, Route } from "./route.ts";
import type { Services } from "./services.ts";
import type { SignedInApplicant } from "./session-store.ts";

export interface ApplicantRequest<Call extends CallDefinition> extends ReadRequest<Call> {
  applicant: SignedInApplicant;
  /** One operation, one transaction, under row-level security. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * The same for a call with an Idempotency-Key: the answer is kept in the transaction,
   * and a repeated key gets it again without the work being done.
   */
  transactionOnce(work: (transaction: Transaction) => Promise<Answer<Call>>): Promise<Answer<Call>>;
}

/** `leave` runs when the call has ended. */
export interface Admitted extends UploadControl {
  readonly leave: () => void;
}

/** Checks the caller before the body is read. */
export type Admission = (
  asked: Pick<ApplicantRequest<CallDefinition>, "services" | "applicant" | "now">,
) => Promise<Admitted>;

const everybody: Admission = async () => ({ leave: () => {} });

/** A call of a signed-in applicant; everybody else is answered 401. */
export function handle<const Call extends CallDefinition>(
  call: Call,
  handler: (request: ApplicantRequest<Call>) => Promise<Answer<Call>>,
  admit = everybody,
): Route {
  return {
    call,
    run: async (context, services) => {
      const { applicant, admitted } = await whoAsks(context, services, admit);
      const caller = callerOf(context, String(applicant.id));
      const answerTo = async (received: BodyRead) => {
        const request = { ...(await readRequest(call, context, services, received)), caller };
        const { database } = services;
        const scope = { brand: applicant.brand, applicantId: applicant.id };
        const answer = await handler({
          ...request,
          applicant,
          transaction: (work) => asApplicant(database, scope, work),
          transactionOnce: (work) => asApplicantOnce(request, scope, work),
        });
        return writeAnswer(call, context, services, answer);
      };
      const readAndAnswer = async () => {
        const onReceived = (bytes: number) => noteBody(services, caller, bytes);
        return answerTo(await readBody(call, context, { onReceived }));
      };
      try {
        if (!isFormCall(call)) return await inTurnOfAccount(caller, readAndAnswer);
        // Uploads come in slowly and wait to be read, so they have places of their own.
        return await answerTo(await receiveUpload(call, context, context.get("request").brand, admitted));
      } finally {
        admitted.leave();
      }
    },
  };
}

/**
 * Known before a body is kept and read: ten megabytes of a stranger cost no memory. They are let pass all the same,
 * because a browser that is cut off while it sends never hears that the session has ended.
 */
async function whoAsks(
  context: Context<AppEnv>,
  services: Services,
  admit: Admission,
): Promise<{ applicant: SignedInApplicant; admitted: Admitted }> {
  const { brand, sessionToken } = context.get("request");
  const now = services.clock();
  try {
    return await inTurnOfBrowser(context, services, async () => {
      const applicant = await requireApplicant({ services, brand, sessionToken, now });
      refuseOtherPerson(context, applicant);
      return { applicant, admitted: await admit({ services, applicant, now }) };
    });
  } catch (error) {
    await passInTurn(context, services, () => passBody(context, brand));
    throw error;
  }
}

/** A page that was made for somebody else, and has not heard that they are gone, writes nothing into this account. */
function refuseOtherPerson({ req }: Context<AppEnv>, applicant: SignedInApplicant): void {
  const named = req.header(personHeader);
  if (req.method !== "GET" && named !== undefined && named !== String(applicant.id))
    throw unauthorized("otherPerson");
}

/** A call that anybody may make, signed in or not; what it costs is work for visitors, or for the browser that asked. */
export function handlePublic<const Call extends CallDefinition>(
  call: Call,
  handler: (request: ReadRequest<Call>) => Promise<Answer<Call>>,
  line: "visitors" | "browser" = "visitors",
): Route {
  return {
    call,
    run: async (context, services) => {
      const received = await readBody(call, context, { most: strangersBytes });
      const request = await readRequest(call, context, services, received);
      const work = () => handler(request);
      const answer = await (line === "browser"
        ? inTurnOfBrowser(context, services, work)
        : inTurnOfVisitors(context, request.caller, work));
      return writeAnswer(call, context, services, answer);
    },
  };
}
