import { endSession as endSessionCall, listSecurityEvents, listSessions, login, logout } from "@kaitori/wire";
import { asServer } from "../database/scope.ts";
import { writeDeviceCookie } from "../http/cookies.ts";
import { notFound } from "../http/errors.ts";
import { handle, handlePublic } from "../http/handle.ts";
import { toSessionAnswer } from "../http/session-limits.ts";
import { endSession, endSessionById, readSessions } from "../http/session-store.ts";
import { limitCalls } from "./limit-calls.ts";
import { readSecurityEvents, recordSecurityEvent } from "./security-events.ts";
import { signInBrowser, signOutBrowser } from "./session-cookies.ts";
import { signIn } from "./sign-in.ts";

export const sessionRoutes = [
  handlePublic(login, async (request) => {
    await limitCalls(request, "login", request.body.email);
    const session = await signIn(request, request.body);
    signInBrowser(request, session);
    writeDeviceCookie(request.context, request.deviceToken);
    return toSessionAnswer(session, request.now);
  }),

  handlePublic(
    logout,
    async (request) => {
      await endSession(request.services.database, request.sessionToken);
      signOutBrowser(request);
      return undefined;
    },
    "browser",
  ),

  handle(listSessions, async ({ services, applicant, sessionToken, now }) => {
    const sessions = await readSessions(services.database, applicant, { token: sessionToken, now });
    return sessions.map(({ created_at, seen_at, ...session }) => ({
      ...session,
      created_at: created_at.toISOString(),
      seen_at: seen_at.toISOString(),
    }));
  }),

  handle(endSessionCall, async (request) => {
    const { services, applicant, params } = request;
    await asServer(services.database, async (transaction) => {
      if (!(await endSessionById(transaction, applicant, params.id))) throw notFound();
      await recordSecurityEvent(transaction, request, applicant.id, "session_ended");
    });
    return undefined;
  }),

  handle(listSecurityEvents, async ({ applicant, transaction }) => {
    const events = await transaction((executor) => readSecurityEvents(executor, applicant.id));
    return events.map(({ happened_at, ...event }) => ({ ...event, happened_at: happened_at.toISOString() }));
  }),
];
