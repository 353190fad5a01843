import { href } from "@kaitori/domain";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSession, useSite } from "../site/SiteProvider.tsx";

/** Redirects a user whom the brand does not serve, on every page that loads the user, guarded or not (R1.5). */
export function useUnservedRedirect(): void {
  const { session } = useSite();
  const { kind } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (kind !== "unserved") return;
    session.reset();
    void navigate(href.unsupported(), { replace: true });
  }, [kind, session, navigate]);
}
