import { accountWatchCopy } from "@kaitori/brand/copy/account-watch";
import { Card, Heading, Stack, Text } from "@kaitori/ui";
import type { SecurityEvent } from "@kaitori/wire";
import { useCopy } from "../../parts/brand/use-copy.ts";
import { Disclosure } from "../../parts/disclosure/Disclosure.tsx";
import { useDates } from "../../parts/text/use-dates.ts";

/** What was done with password, address and account, the latest first. */
export function SecurityEvents({ events }: { events: readonly SecurityEvent[] }) {
  const dates = useDates();
  const words = useCopy(accountWatchCopy);
  return (
    <Card as="section" aria-labelledby="security-events">
      <Stack gap="m">
        <Heading level={2} size="title3" id="security-events">
          {words.events}
        </Heading>
        <Text>{words.eventsLead}</Text>
        {events.length === 0 ? (
          <Text tone="quiet">{words.noEvents}</Text>
        ) : (
          <Disclosure title={words.eventsShow}>
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
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
