import { useState } from "react";
import { useNavigate } from "react-router";
import { useSite } from "../SiteProvider.tsx";

/** Logs out, and says so on the login page. */
export function useLogout() {
  const { session, notice } = useSite();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  const logout = async () => {
    setLeaving(true);
    try {
      await session.end();
      notice.say("loggedOut");
      await navigate("/login/");
    } finally {
      setLeaving(false);
    }
  };
  return { logout, isLeaving };
}
