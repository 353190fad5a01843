import { Heading, Stack, Text } from "@kaitori/ui";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { Picture } from "../../parts/picture/Picture.tsx";
import { Band } from "./Band.tsx";

interface CompanyProps {
  readonly title: string;
  readonly text: string | undefined;
  readonly picture: string | undefined;
}

/** Who stands behind the service, as its settings name it. */
export function Company({ title, text, picture }: CompanyProps) {
  const { company, representative, zipcode, address } = useSite().brand.settings.legal;
  return (
    <Band>
      <Stack gap="l">
        <Heading level={2}>{title}</Heading>
        {picture && <Picture of={picture} sizes="(min-width: 56em) 60vw, 92vw" shape="wide" />}
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
