import { getPublicSettings } from "@kaitori/wire";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { returnTo } from "../../foundation/session/return-to.ts";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { isNewerBuildThere } from "../../foundation/updates/newer-build.ts";

const askEvery = 30_000;

/**
 * Asks the server now and then whether it is open again, then goes to where somebody came from. Gives until when it is
 * closed, if it says so.
 */
export function useReturnWhenOpen(): string | null {
  const { api, brand } = useSite();
  const navigate = useNavigate();
  const { on, until } = brand.settings.maintenance;
  const [told, setTold] = useState(until ?? null);

  useEffect(() => {
    const askHowItStands = async () => {
      const settings = await api.call(getPublicSettings).catch(() => undefined);
      if (settings?.maintenance.until) setTold(settings.maintenance.until);
      return settings?.maintenance;
    };
    const ask = async () => {
      const from = returnTo(new URL(location.href), "/");
      // What this build says of itself only the next build can take back.
      if (on) {
        if (await isNewerBuildThere()) location.replace(from);
        return;
      }
      const maintenance = await askHowItStands();
      if (maintenance && !maintenance.on) await navigate(from, { replace: true });
    };
    // Whoever was just sent here stays until the next time, or an answer that is wrong once would send them to and fro.
    if (!on) void askHowItStands();
    const timer = setInterval(ask, askEvery);
    return () => clearInterval(timer);
  }, [api, on, navigate]);
  return told;
}
