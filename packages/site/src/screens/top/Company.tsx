import type { TopSection } from "@kaitori/brand";
import { Stack, Text, Unbroken } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Picture } from "#parts/picture/Picture.tsx";
import { Band } from "./Band.tsx";

/** The company behind the service, as its settings name it. */
export function Company({ title, text, picture }: Omit<Extract<TopSection, { kind: "company" }>, "kind">) {
  const { company, representative, zipcode, address } = useSite().brand.settings.legal;
  return (
    <Band title={title}>
      <Stack gap="l">
        {picture && <Picture of={picture} sizes="(min-width: 56em) 60vw, 92vw" shape="wide" />}
        {text && <Text>{text}</Text>}
        <Text>
          <strong>{company}</strong>
          <br />
          {representative}
          <br />〒{zipcode} <Unbroken>{address}</Unbroken>
        </Text>
      </Stack>
    </Band>
  );
}
