import { unsupportedCopy } from "@kaitori/brand/copy/unsupported";
import { href } from "@kaitori/domain";
import { ButtonLink, Heading, Loading, Skeleton, Stack, Text, Unbroken } from "@kaitori/ui";
import { useEffect, useState } from "react";
import { askPublicSettings } from "#foundation/server-answers/public-settings.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CallUs } from "#parts/text/CallUs.tsx";

/**
 * Says whether individuals are served. A brand for companies knows it; whether one that serves them does so today is
 * the server's to say, which may have sent somebody here (R1.5).
 */
function useIsServed(): boolean | undefined {
  const site = useSite();
  const { individuals } = site.brand.settings;
  const [isServed, setServed] = useState(individuals ? undefined : false);
  useEffect(() => {
    if (!individuals) return;
    void askPublicSettings(site).then(
      (settings) => setServed(settings.individuals),
      () => setServed(true),
    );
  }, [site, individuals]);
  return isServed;
}

/**
 * The users that the brand serves: corporations only, or individuals too. A logged-in user who is not served is logged
 * out.
 */
export function UnsupportedScreen() {
  const words = useCopy(unsupportedCopy);
  const { legal } = useSite().brand.settings;
  const isServed = useIsServed();
  if (isServed === undefined)
    return (
      <Loading>
        <Stack gap="l">
          <Heading level={1}>{words.askingTitle}</Heading>
          <Skeleton lines={3} />
        </Stack>
      </Loading>
    );
  return (
    <Stack gap="l">
      <Heading level={1}>{isServed ? words.servedTitle : words.title}</Heading>
      <Stack gap="s">
        {!isServed && <Text>{words.text}</Text>}
        <Text>
          <CallUs>{words.contact({ phone: legal.phone })}</CallUs>
        </Text>
        <Text tone="quiet">
          <Unbroken>{legal.hours}</Unbroken>
        </Text>
      </Stack>
      {isServed && (
        <ButtonLink href={href.register()} width="full">
          {words.register}
        </ButtonLink>
      )}
      <ButtonLink href={href.top()} tone="secondary" width="full">
        {words.top}
      </ButtonLink>
    </Stack>
  );
}
