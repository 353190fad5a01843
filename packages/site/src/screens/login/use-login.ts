import { ServerError, UnauthorizedError } from "@kaitori/api-client";
import { loginCopy } from "@kaitori/brand/copy/login";
import { type CallBody, login } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { returnTo } from "../../middleware/return-to.ts";
import { useSite } from "../../SiteProvider.tsx";
import { useCopy } from "../../use-copy.ts";
import { secondsToWait } from "../../waiting/seconds-to-wait.ts";
import { useWaitingText } from "../../waiting/use-waiting-text.ts";
import type { OtherService } from "./OtherServiceBanner.tsx";

/** Logs in and goes on to where the visit was going. An account of another service is told apart from a refusal. */
export function useLogin(onOtherService: (service: OtherService | null) => void) {
  const { api, session } = useSite();
  const navigate = useNavigate();
  const words = useCopy(loginCopy);
  const waitingText = useWaitingText();

  return async (body: CallBody<typeof login>) => {
    onOtherService(null);
    try {
      await api.call(login, { body });
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds !== undefined)
        throw new ServerError(429, words.tooMany({ time: waitingText(seconds) }), undefined, undefined);
      if (error instanceof UnauthorizedError && error.service !== undefined)
        return onOtherService({ service: error.service, loginUrl: error.loginUrl });
      throw error;
    }
    await session.renew();
    await navigate(returnTo(new URL(location.href)), { replace: true });
  };
}
