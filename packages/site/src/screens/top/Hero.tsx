import { assetUrl } from "@kaitori/brand";
import { ButtonLink, Columns, Heading, Inline, Stack, Text } from "@kaitori/ui";
import { useSite } from "../../SiteProvider.tsx";
import type { TopWords } from "./words.ts";

export function Hero({ words }: { words: TopWords }) {
  const { brand } = useSite();
  const { width, height } = brand.assets.hero;
  return (
    <Columns layout="halves">
      <Stack gap="l">
        <Heading level={1}>{words.heroTitle}</Heading>
        <Text size="lead">{words.heroLead}</Text>
        <Inline>
          <ButtonLink href="/register/">{words.heroButton}</ButtonLink>
          <ButtonLink href="/login/" tone="quiet">
            {words.heroLogin}
          </ButtonLink>
        </Inline>
        <Text size="small" tone="quiet">
          {words.heroNote}
        </Text>
      </Stack>
      <img src={assetUrl(brand, "hero")} width={width} height={height} alt="" fetchPriority="high" />
    </Columns>
  );
}
