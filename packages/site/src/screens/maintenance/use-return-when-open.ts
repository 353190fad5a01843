import { getPublicSettings } from "@kaitori/wire";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { returnTo } from "../../middleware/return-to.ts";
import { useSite } from "../../SiteProvider.tsx";
import { isNewerBuildThere } from "../../updates/newer-build.ts";

const askEvery = 30_000;

/** Asks the server now and then whether it is open again, then goes to where somebody came from. */
export function useReturnWhenOpen() {
  const { api, brand } = useSite();
  const navigate = useNavigate();

  useEffect(() => {
    const ask = async () => {
      const from = returnTo(new URL(location.href), "/");
      // What this build says of itself only the next build can take back.
      if (brand.settings.maintenance.on) {
        if (await isNewerBuildThere()) location.replace(from);
        return;
      }
      const settings = await api.call(getPublicSettings).catch(() => undefined);
      if (settings && !settings.maintenance.on) await navigate(from, { replace: true });
    };
    const timer = setInterval(ask, askEvery);
    return () => clearInterval(timer);
  }, [api, brand, navigate]);
}
