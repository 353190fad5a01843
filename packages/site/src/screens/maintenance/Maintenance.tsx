import { maintenanceCopy } from "@kaitori/brand/copy/maintenance";
import { href } from "@kaitori/domain";
import { Button, EmptyState, Stack, Text } from "@kaitori/ui";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { askPublicSettings } from "#foundation/server-answers/public-settings.ts";
import { returnTo } from "#foundation/session/return-to.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { isNewerBuildThere } from "#foundation/updates/newer-build.ts";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CallUs } from "#parts/text/CallUs.tsx";

/** The site is closed for a while; goes back by itself when it opens. */
export function MaintenanceScreen() {
  const { legal } = useSite().brand.settings;
  const words = useCopy(maintenanceCopy);
  const { until, checkNow } = useReturnWhenOpen();
  const [answer, setAnswer] = useState<"not" | "asking" | "closed">("not");
  const ask = async () => {
    setAnswer("asking");
    await checkNow();
    setAnswer("closed");
  };
  return (
    <EmptyState
      level={1}
      title={words.title}
      drawing={<BrandDrawing of="closed" />}
      action={
        <Button busy={answer === "asking"} onClick={() => void ask()}>
          {words.ask}
        </Button>
      }
    >
      <Stack gap="s">
        <Text>{words.text}</Text>
        <Text>{until ? words.until({ until }) : words.noUntil}</Text>
        <div role="status">
          <Text>{answer === "closed" ? words.stillClosed : words.comesBack}</Text>
        </div>
        <Text>
          <CallUs>{words.contact({ phone: legal.phone, hours: legal.hours })}</CallUs>
        </Text>
      </Stack>
    </EmptyState>
  );
}

const checkInterval = 30_000;

export interface Closed {
  /** The announced end, if any. */
  readonly until: string | null;
  /** Checks at once; stays on the page if the site is still closed. */
  checkNow(): Promise<void>;
}

/** Polls until maintenance is over, then returns to the previous page. */
function useReturnWhenOpen(): Closed {
  const site = useSite();
  const { brand, server } = site;
  const navigate = useNavigate();
  const { on, until } = brand.settings.maintenance;
  const [announced, setAnnounced] = useState(until ?? null);

  const loadMaintenance = useCallback(async () => {
    const settings = await askPublicSettings(site).catch(() => undefined);
    if (settings?.maintenance.until) setAnnounced(settings.maintenance.until);
    return settings?.maintenance;
  }, [site]);
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
