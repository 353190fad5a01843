import { extendSession as extendSessionCall, login, logout } from "@kaitori/wire";
import { writeSessionCookies } from "../http/cookies.ts";
import { csrfTokenOf } from "../http/csrf.ts";
import { handle, handlePublic } from "../http/handle.ts";
import { randomToken } from "../http/secrets.ts";
import { endSession, extendSession, type SessionTimes } from "./session-store.ts";
import { signIn } from "./sign-in.ts";

const sessionAnswer = ({ expiresAt, endsAt }: SessionTimes) => ({
  expires_at: expiresAt.toISOString(),
  ends_at: endsAt.toISOString(),
});

export const sessionRoutes = [
  handlePublic(login, async (request) => {
    const session = await signIn(request, request.body);
    const csrf = csrfTokenOf(request.services.config.secretKey, session.token);
    writeSessionCookies(request.context, session.token, csrf, session.maxAge);
    return sessionAnswer(session);
  }),

  handlePublic(logout, async ({ services, sessionToken, context }) => {
    await endSession(services.database, sessionToken);
    const visitor = randomToken();
    writeSessionCookies(context, visitor, csrfTokenOf(services.config.secretKey, visitor));
    return undefined;
  }),

  handle(extendSessionCall, async ({ services, sessionToken, now }) =>
    sessionAnswer(await extendSession(services.database, sessionToken, now)),
  ),
];
