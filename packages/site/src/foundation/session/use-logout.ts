import { href } from "@kaitori/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useFailureText } from "../errors/failure-text.ts";
import { useAttempt } from "../errors/use-attempt.ts";
import { useSite } from "../site/SiteProvider.tsx";

export function useLogout() {
  const { session, notice, toasts } = useSite();
  const attemptTo = useAttempt();
  const textOf = useFailureText();
  const navigate = useNavigate();
  const [isLoggingOut, setLoggingOut] = useState(false);

  const logout = async () => {
    setLoggingOut(true);
    const outcome = await attemptTo(() => session.end());
    if (outcome.ok) {
      notice.announce("loggedOut");
      await navigate(href.login());
    } else toasts.show("critical", textOf(outcome.error));
    setLoggingOut(false);
  };
  return { logout, isLoggingOut };
}
