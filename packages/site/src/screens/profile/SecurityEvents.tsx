import { accountWatchCopy } from "@kaitori/brand/copy/account-watch";
import { Stack, Text } from "@kaitori/ui";
import type { SecurityEvent } from "@kaitori/wire";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CallUs } from "#parts/text/CallUs.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { FoldedSection } from "./FoldedSection.tsx";

/** Events of password, address and account, the latest first. */
export function SecurityEvents({ events }: { events: readonly SecurityEvent[] }) {
  const dates = useDates();
  const words = useCopy(accountWatchCopy);
  const { phone } = useSite().brand.settings.legal;
  return (
    <FoldedSection title={words.events} id="security-events">
      <Text>
        <CallUs>{words.eventsLead({ phone })}</CallUs>
      </Text>
      {events.length === 0 ? (
        <Text tone="quiet">{words.noEvents}</Text>
      ) : (
        <Stack gap="m" as="ul">
          {events.map(({ id, kind, device, happened_at }) => (
            <li key={id}>
              <Text>{words[kind]}</Text>
              <Text size="small" tone="quiet">
                {words.on({ date: dates.moment(happened_at), device: device || words.unknownDevice })}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </FoldedSection>
  );
}
