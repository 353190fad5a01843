import { termsCopy } from "@kaitori/brand/copy/terms";
import { Heading, Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Articles } from "./Articles.tsx";
import { Contents } from "./Contents.tsx";
import { Dates } from "./Dates.tsx";
import { useLegalText } from "./use-legal-text.ts";

/** The terms of use. */
export function Screen() {
  const words = useCopy(termsCopy);
  const { values, articles } = useLegalText(termsCopy);
  const document = { articles, headingOf: words.articleHeading };
  return (
    <Stack gap="xl">
      <Heading level={1}>{words.title}</Heading>
      <Text>{words.lead(values)}</Text>
      <Contents title={words.contents} {...document} />
      <Articles {...document} />
      <Dates words={words} />
    </Stack>
  );
}
