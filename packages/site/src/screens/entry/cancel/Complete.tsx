import { cancelCopy } from "@kaitori/brand/copy/cancel";
import { href } from "@kaitori/domain";
import { Banner, ButtonLink, Columns, Heading, Stack } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The entry is cancelled; a new one may be made from my-page. */
export function Screen() {
  const words = useCopy(cancelCopy);
  return (
    <Stack gap="l">
      <Heading level={1}>{words.doneTitle}</Heading>
      <Columns>
        <Banner tone="positive">{words.doneText}</Banner>
      </Columns>
      <Stack align="start">
        <ButtonLink href={href.mypage()}>{words.again}</ButtonLink>
      </Stack>
    </Stack>
  );
}
