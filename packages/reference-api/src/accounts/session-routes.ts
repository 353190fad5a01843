import { extendSession as extendSessionCall, login, logout } from "@kaitori/wire";
import { handle, handlePublic } from "../http/handle.ts";
import { randomToken } from "../http/secrets.ts";
import { spendAllowance } from "./allowances.ts";
import { enterSession } from "./enter-session.ts";
import { endSession, extendSession, type SessionTimes } from "./session-store.ts";
import { signIn } from "./sign-in.ts";

const sessionAnswer = ({ expiresAt, endsAt }: SessionTimes) => ({
  expires_at: expiresAt.toISOString(),
  ends_at: endsAt.toISOString(),
});

export const sessionRoutes = [
  handlePublic(login, async (request) => {
    await spendAllowance(request, "login");
    const session = await signIn(request, request.body);
    enterSession(request, session);
    return sessionAnswer(session);
  }),

  // The browser goes on as a visitor, with a session and a CSRF token of its own.
  handlePublic(logout, async (request) => {
    await endSession(request.services.database, request.sessionToken);
    enterSession(request, { token: randomToken(), maxAge: undefined });
    return undefined;
  }),

  handle(extendSessionCall, async ({ services, sessionToken, now }) =>
    sessionAnswer(await extendSession(services.database, sessionToken, now)),
  ),
];
