import { unsupportedCopy } from "@kaitori/brand/copy/unsupported";
import { ButtonLink, Heading, Stack, Text, Unbroken } from "@kaitori/ui";
import { useSite } from "../../SiteProvider.tsx";
import { CallUs } from "../../text/CallUs.tsx";
import { useCopy } from "../../use-copy.ts";

/** This brand serves corporations only (R1.5). Whoever was logged in no longer is. */
export function Screen() {
  const words = useCopy(unsupportedCopy);
  const { legal } = useSite().brand.settings;
  return (
    <Stack gap="l">
      <Heading level={1}>{words.title}</Heading>
      <Stack gap="s">
        <Text>{words.text}</Text>
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
