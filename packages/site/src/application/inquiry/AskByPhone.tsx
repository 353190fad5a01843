import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { Stack, Text, Unbroken } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CallUs } from "#parts/text/CallUs.tsx";

/** The telephone number for questions, in one line, for places where the user decides or waits. */
export function AskByPhone() {
  const words = useCopy(inquiryCopy);
  const { phone, hours } = useSite().brand.settings.legal;
  return (
    <Stack gap="none">
      <Text size="small" tone="quiet">
        <CallUs>{words.byPhone({ phone })}</CallUs>
      </Text>
      <Text size="small" tone="quiet">
        <Unbroken>{words.hours({ hours })}</Unbroken>
      </Text>
    </Stack>
  );
}
