import { ApiError } from "@kaitori/api-client";
import { href } from "@kaitori/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useFailureText } from "../errors/failure-text.ts";
import { useSite } from "../site/SiteProvider.tsx";

/** Logs out and confirms it on the login page, or reports that the logout failed. */
export function useLogout() {
  const { session, notice, toasts } = useSite();
  const textOf = useFailureText();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  const logout = async () => {
    setLeaving(true);
    try {
      await session.end();
      notice.say("loggedOut");
      await navigate(href.login());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toasts.say("critical", textOf(error));
    } finally {
      setLeaving(false);
    }
  };
  return { logout, isLeaving };
}
