import { securityCopy } from "@kaitori/brand/copy/security";
import { Heading, Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Articles, LegalLine, useLegalText } from "./Articles.tsx";
import { Dates } from "./LongDocument.tsx";

export default function SecurityScreen() {
  const words = useCopy(securityCopy);
  const { values, articles } = useLegalText(securityCopy);
  return (
    <Stack gap="xl">
      <Heading level={1}>{words.title}</Heading>
      <Text>{words.lead(values)}</Text>
      <Articles articles={articles} headingOf={words.articleHeading} />
      <Text>
        <LegalLine>{words.contact(values)}</LegalLine>
      </Text>
      <Dates words={words} />
    </Stack>
  );
}
