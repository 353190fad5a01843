import { href } from "@kaitori/domain";
import { getPublicSettings } from "@kaitori/wire";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { returnTo } from "#foundation/session/return-to.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { isNewerBuildThere } from "#foundation/updates/newer-build.ts";

const askEvery = 30_000;

export interface Closed {
  /** The announced end, if any. */
  readonly until: string | null;
  /** Asks at once; what it comes to where it is still closed. */
  askNow(): Promise<void>;
}

/** Polls until maintenance is over, then returns to the previous page. */
export function useReturnWhenOpen(): Closed {
  const { api, brand, server } = useSite();
  const navigate = useNavigate();
  const { on, until } = brand.settings.maintenance;
  const [announced, setAnnounced] = useState(until ?? null);

  const askHowItStands = useCallback(async () => {
    const settings = await api.call(getPublicSettings).catch(() => undefined);
    if (settings?.maintenance.until) setAnnounced(settings.maintenance.until);
    return settings?.maintenance;
  }, [api]);
  const askNow = useCallback(async () => {
    const from = returnTo(new URL(location.href), href.top());
    // Only a new build ends a maintenance that is built in.
    if (on) {
      if (await isNewerBuildThere()) location.replace(from);
      return;
    }
    const maintenance = await askHowItStands();
    if (maintenance && !maintenance.on) await navigate(from, { replace: true });
  }, [on, navigate, askHowItStands]);

  useEffect(() => {
    // A user who was just redirected here stays until the next check, so that one wrong answer does not cause a
    // redirect loop.
    const wasSent = new URL(location.href).searchParams.has("next");
    const begin = async () => {
      await server.find();
      await (wasSent || !server.reaches(1) ? askHowItStands() : askNow());
    };
    if (!on) begin().catch(() => undefined);
    const timer = setInterval(askNow, askEvery);
    return () => clearInterval(timer);
  }, [on, server, askHowItStands, askNow]);
  return { until: announced, askNow };
}
