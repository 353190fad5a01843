import { Card, Heading, Inline, Link, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Band } from "./Band.tsx";
import type { TopWords } from "./words.ts";

/** The link to card payment, for brands that offer it. */
export function CardPayment({ words }: { words: TopWords }) {
  const { cardPayment } = useSite().brand.settings.links;
  if (!cardPayment) return null;
  return (
    <Band>
      <Card>
        <Inline spaceBetween>
          <Stack gap="xs">
            <Heading level={2} size="title3">
              {words.cardPaymentTitle}
            </Heading>
            <Text>{words.cardPaymentText}</Text>
          </Stack>
          <Link variant="standalone" href={cardPayment} newTab>
            {words.cardPaymentLink}
          </Link>
        </Inline>
      </Card>
    </Band>
  );
}
