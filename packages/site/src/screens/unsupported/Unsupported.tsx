import { unsupportedCopy } from "@kaitori/brand/copy/unsupported";
import { ButtonLink, Heading, Stack, Text, Unbroken } from "@kaitori/ui";
import { useSite } from "../../SiteProvider.tsx";
import { CallUs } from "../../text/CallUs.tsx";
import { useCopy } from "../../use-copy.ts";

/** This brand serves corporations only (R1.5). Whoever was logged in no longer is. Opened by itself in a brand that serves individuals it says so. */
export function Screen() {
  const words = useCopy(unsupportedCopy);
  const { legal, individuals } = useSite().brand.settings;
  return (
    <Stack gap="l">
      <Heading level={1}>{individuals ? words.servedTitle : words.title}</Heading>
      <Stack gap="s">
        <Text>{individuals ? words.servedText : words.text}</Text>
        <Text>
          <CallUs>{words.contact({ phone: legal.phone })}</CallUs>
        </Text>
        <Text tone="quiet">
          <Unbroken>{legal.hours}</Unbroken>
        </Text>
      </Stack>
      <ButtonLink href="/" tone="secondary" width="full">
        {words.top}
      </ButtonLink>
    </Stack>
  );
}
