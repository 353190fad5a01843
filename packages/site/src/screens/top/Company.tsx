import { Heading, Stack, Text } from "@kaitori/ui";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { Band } from "./Band.tsx";

/** Who stands behind the service, as its settings name it. */
export function Company({ title, text }: { title: string; text: string | undefined }) {
  const { company, representative, zipcode, address } = useSite().brand.settings.legal;
  return (
    <Band>
      <Stack gap="l">
        <Heading level={2}>{title}</Heading>
        {text && <Text>{text}</Text>}
        <Text>
          <strong>{company}</strong>
          <br />
          {representative}
          <br />〒{zipcode} {address}
        </Text>
      </Stack>
    </Band>
  );
}
