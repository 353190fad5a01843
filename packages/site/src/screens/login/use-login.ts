import { OperationalError, ServerError, UnauthorizedError } from "@kaitori/api-client";
import { loginCopy } from "@kaitori/brand/copy/login";
import type { RefusalCode } from "@kaitori/brand/refusals";
import type { CallBody, login as loginCall } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { loadFirstCalls } from "#foundation/server/api-on-demand.ts";
import { returnAddress, sameOriginPath } from "#foundation/session/return-to.ts";
import { storeStayLoggedIn } from "#foundation/session/stay-logged-in.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { secondsToWait } from "#parts/waiting/seconds-to-wait.ts";
import { useWaitingText } from "#parts/waiting/use-waiting-text.ts";
import type { OtherService } from "./OtherServiceBanner.tsx";

/** A reason other than the password that prevents the login. */
export type LoginObstacle =
  | ({ readonly kind: "otherService" } & OtherService)
  | { readonly kind: "unverified"; readonly email: string };

/** Without a code, the refusal is recognised by the sentence of the specification (R8.7). */
const isNotActivated = (error: unknown, sentence: string) =>
  error instanceof OperationalError &&
  (error.code === undefined ? error.message === sentence : error.code === notActivated);

const notActivated: RefusalCode = "notActivated";

/** Logs in and opens the requested page. Obstacles other than the password go to `onObstacle`. */
export function useLogin(onObstacle: (obstacle: LoginObstacle | null) => void) {
  const { api, session } = useSite();
  const navigate = useNavigate();
  const words = useCopy(loginCopy);
  const waitingText = useWaitingText();

  return async (body: CallBody<typeof loginCall>) => {
    onObstacle(null);
    try {
      const { login } = await loadFirstCalls();
      await api.call(login, { body });
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds !== undefined)
        throw new ServerError(429, words.tooMany({ time: waitingText(seconds) }), undefined, undefined);
      if (error instanceof UnauthorizedError && (error.loginUrl ?? error.service) !== undefined)
        return onObstacle({
          kind: "otherService",
          service: error.service,
          loginUrl: error.loginUrl,
          message: error.sentence,
        });
      if (isNotActivated(error, words.unverified))
        return onObstacle({ kind: "unverified", email: body.email });
      throw error;
    }
    storeStayLoggedIn(body.persistLoginState ?? false);
    const { kind } = await session.renew();
    if (kind === "unserved") return;
    const next = sameOriginPath(session.takeNextPage(), location.origin);
    await navigate(returnAddress(new URL(location.href), next), { replace: true });
  };
}
