import { unsupportedCopy } from "@kaitori/brand/copy/unsupported";
import { href } from "@kaitori/domain";
import { ButtonLink, Stack, Text, Unbroken } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
import { PhoneText } from "#parts/text/PhoneText.tsx";

/** States which users the brand serves: corporations only, or individuals, too. */
export default function UnsupportedScreen() {
  const words = useCopy(unsupportedCopy);
  const { legal, individuals: servesIndividuals } = useSite().brand.settings;
  return (
    <TitledPage
      title={servesIndividuals ? words.servedTitle : words.title}
      next={{ href: href.top(), label: words.top, tone: "secondary" }}
    >
      <Stack gap="s">
        {!servesIndividuals && <Text>{words.text}</Text>}
        <Text>
          <PhoneText>{words.contact({ phone: legal.phone })}</PhoneText>
        </Text>
        <Text tone="subtle">
          <Unbroken>{legal.hours}</Unbroken>
        </Text>
      </Stack>
      {servesIndividuals && (
        <ButtonLink href={href.register()} width="full">
          {words.register}
        </ButtonLink>
      )}
    </TitledPage>
  );
}
