import { href } from "@kaitori/domain";
import { getPublicSettings } from "@kaitori/wire";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { returnTo } from "#foundation/session/return-to.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { isNewerBuildThere } from "#foundation/updates/newer-build.ts";

const checkInterval = 30_000;

export interface Closed {
  /** The announced end, if any. */
  readonly until: string | null;
  /** Checks at once; stays on the page if the site is still closed. */
  checkNow(): Promise<void>;
}

/** Polls until maintenance is over, then returns to the previous page. */
export function useReturnWhenOpen(): Closed {
  const { api, brand, server } = useSite();
  const navigate = useNavigate();
  const { on, until } = brand.settings.maintenance;
  const [announced, setAnnounced] = useState(until ?? null);

  const loadMaintenance = useCallback(async () => {
    const settings = await api.call(getPublicSettings).catch(() => undefined);
    if (settings?.maintenance.until) setAnnounced(settings.maintenance.until);
    return settings?.maintenance;
  }, [api]);
  const checkNow = useCallback(async () => {
    const from = returnTo(new URL(location.href), href.top());
    // Only a new build ends a maintenance that is built in.
    if (on) {
      if (await isNewerBuildThere()) location.replace(from);
      return;
    }
    const maintenance = await loadMaintenance();
    if (maintenance && !maintenance.on) await navigate(from, { replace: true });
  }, [on, navigate, loadMaintenance]);

  useEffect(() => {
    // A user who was just redirected here stays until the next check, so that one wrong answer does not cause a
    // redirect loop.
    const wasSent = new URL(location.href).searchParams.has("next");
    const begin = async () => {
      await server.find();
      await (wasSent || !server.reaches(1) ? loadMaintenance() : checkNow());
    };
    if (!on) begin().catch(() => undefined);
    const timer = setInterval(checkNow, checkInterval);
    return () => clearInterval(timer);
  }, [on, server, loadMaintenance, checkNow]);
  return { until: announced, checkNow };
}
