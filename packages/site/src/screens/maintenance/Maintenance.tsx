import { maintenanceCopy } from "@kaitori/brand/copy/maintenance";
import { Button, EmptyState, Stack, Text } from "@kaitori/ui";
import { useState } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CallUs } from "#parts/text/CallUs.tsx";
import { useReturnWhenOpen } from "./use-return-when-open.ts";

/** The site is closed for a while; goes back by itself when it opens. */
export function MaintenanceScreen() {
  const { legal } = useSite().brand.settings;
  const words = useCopy(maintenanceCopy);
  const { until, checkNow } = useReturnWhenOpen();
  const [asked, setAsked] = useState<"not" | "asking" | "closed">("not");
  const ask = async () => {
    setAsked("asking");
    await checkNow();
    setAsked("closed");
  };
  return (
    <EmptyState
      level={1}
      title={words.title}
      drawing={<BrandDrawing of="closed" />}
      action={
        <Button busy={asked === "asking"} onClick={() => void ask()}>
          {words.ask}
        </Button>
      }
    >
      <Stack gap="s">
        <Text>{words.text}</Text>
        <Text>{until ? words.until({ until }) : words.noUntil}</Text>
        <div role="status">
          <Text>{asked === "closed" ? words.stillClosed : words.comesBack}</Text>
        </div>
        <Text>
          <CallUs>{words.contact({ phone: legal.phone, hours: legal.hours })}</CallUs>
        </Text>
      </Stack>
    </EmptyState>
  );
}
