import { logout as logoutCall } from "@kaitori/wire";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useSite } from "../SiteProvider.tsx";

/** Ends the session on the server, forgets the user here, and says so on the login page. */
export function useLogout() {
  const { api, session, notice } = useSite();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  const logout = async () => {
    setLeaving(true);
    try {
      await api.call(logoutCall, {});
      session.reset();
      await navigate("/login/");
      notice.setState("loggedOut", true);
    } finally {
      setLeaving(false);
    }
  };
  return { logout, isLeaving };
}
