import { extendSession as extendSessionCall, login, logout } from "@kaitori/wire";
import { handle, handlePublic } from "../http/handle.ts";
import { randomToken } from "../http/secrets.ts";
import { spendAllowance } from "./allowances.ts";
import { enterSession } from "./enter-session.ts";
import type { SessionTimes } from "./session-limits.ts";
import { endSession, extendSession } from "./session-store.ts";
import { signIn } from "./sign-in.ts";

const sessionAnswer = ({ expiresAt, endsAt }: SessionTimes, now: Date) => ({
  expires_at: expiresAt.toISOString(),
  seconds_left: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  ends_at: endsAt.toISOString(),
});

export const sessionRoutes = [
  handlePublic(login, async (request) => {
    await spendAllowance(request, "login");
    const session = await signIn(request, request.body);
    enterSession(request, session);
    return sessionAnswer(session, request.now);
  }),

  // The browser goes on as a visitor, with a session and a CSRF token of its own.
  handlePublic(logout, async (request) => {
    await endSession(request.services.database, request.sessionToken);
    enterSession(request, { token: randomToken(), maxAge: undefined });
    return undefined;
  }),

  handle(extendSessionCall, async ({ services, sessionToken, now }) =>
    sessionAnswer(await extendSession(services.database, sessionToken, now), now),
  ),
];
