import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { CalendarIcon, Card, Heading, Stack, Text } from "@kaitori/ui";
import { useStore } from "zustand";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { period } from "./Period.css.ts";

/** From which day the statements must run (R9.3), as the server reckons it. */
export function Period() {
  const dates = useDates();
  const words = useCopy(withdrawalsCopy);
  const start = useStore(useSite().readiness.store, (readiness) => readiness?.statement_start_date);
  if (!start) return null;
  return (
    <Card tone="quiet">
      <div className={period}>
        <CalendarIcon />
        <Stack gap="xs">
          <Heading level={2} size="title3">
            {words.period({ date: dates.day(start) })}
          </Heading>
          <Text size="small" tone="quiet">
            {words.periodHint}
          </Text>
        </Stack>
      </div>
    </Card>
  );
}
