import { getPublicSettings } from "@kaitori/wire";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSite } from "../../SiteProvider.tsx";

const askEvery = 30_000;

/** Asks the server now and then whether it is open again, then goes to where somebody came from. */
export function useReturnWhenOpen() {
  const { api, brand } = useSite();
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = typeof state === "string" ? state : "/";

  useEffect(() => {
    // A brand that is closed by its settings opens with its next build.
    if (brand.settings.maintenance.on) return;
    const ask = async () => {
      const settings = await api.call(getPublicSettings).catch(() => undefined);
      if (settings && !settings.maintenance.on) await navigate(from, { replace: true });
    };
    const timer = setInterval(ask, askEvery);
    return () => clearInterval(timer);
  }, [api, brand, navigate, from]);
}
