import { refusalOf } from "@kaitori/api-client";
import { maintenanceCopy } from "@kaitori/brand/copy/maintenance";
import { href } from "@kaitori/domain";
import { Button, EmptyState, Stack, Text } from "@kaitori/ui";
import { getSuppressEntries } from "@kaitori/wire";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { returnAddress } from "#foundation/session/return-to.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { hasNewerBuild } from "#foundation/updates/newer-build.ts";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { PhoneText } from "#parts/text/PhoneText.tsx";

export default function MaintenanceScreen() {
  const { legal } = useSite().brand.settings;
  const words = useCopy(maintenanceCopy);
  const { until, checkNow } = useReturnWhenOpen();
  const [answer, setAnswer] = useState<"none" | "loading" | "closed">("none");
  const check = async () => {
    setAnswer("loading");
    await checkNow();
    setAnswer("closed");
  };
  return (
    <EmptyState
      level={1}
      title={words.title}
      drawing={<BrandDrawing name="closed" />}
      action={
        <Button busy={answer === "loading"} onClick={() => void check()}>
          {words.checkReopened}
        </Button>
      }
    >
      <Stack gap="s">
        <Text>{words.text}</Text>
        <Text>{until ? words.until({ until }) : words.noUntil}</Text>
        <div role="status">
          <Text>{answer === "closed" ? words.stillClosed : words.returnsWhenReopened}</Text>
        </div>
        <Text>
          <PhoneText>{words.contact({ phone: legal.phone, hours: legal.hours })}</PhoneText>
        </Text>
      </Stack>
    </EmptyState>
  );
}

const checkIntervalMs = 30_000;

function useReturnWhenOpen() {
  const { brand, systemSettings } = useSite();
  const navigate = useNavigate();
  const { on, until } = brand.settings.maintenance;
  const [shownUntil, setShownUntil] = useState(until ?? null);

  /** Sends a call that is open to visitors; a closed server refuses it. */
  const loadIsOpen = useCallback(async () => {
    try {
      await systemSettings.load();
      return true;
    } catch (error) {
      const refusal = refusalOf(getSuppressEntries, 503, error);
      if (refusal?.until) setShownUntil(refusal.until);
      return false;
    }
  }, [systemSettings]);
  const checkNow = useCallback(async () => {
    const nextAddress = returnAddress(new URL(location.href), href.top());
    // A maintenance of the brand's settings ends only with a new build.
    if (on) {
      if (await hasNewerBuild()) location.replace(nextAddress);
      return;
    }
    if (await loadIsOpen()) await navigate(nextAddress, { replace: true });
  }, [on, navigate, loadIsOpen]);

  useEffect(() => {
    // A user who was just redirected here stays until the next check, so that one wrong answer does not cause a
    // redirect loop.
    const wasRedirected = new URL(location.href).searchParams.has("next");
    if (!on) void (wasRedirected ? loadIsOpen() : checkNow());
    const timer = setInterval(checkNow, checkIntervalMs);
    return () => clearInterval(timer);
  }, [on, loadIsOpen, checkNow]);
  return { until: shownUntil, checkNow };
}
