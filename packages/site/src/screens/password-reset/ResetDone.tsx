import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { Banner, ButtonLink, Heading, Stack } from "@kaitori/ui";
import { useCopy } from "../../use-copy.ts";

export function Screen() {
  const words = useCopy(passwordResetCopy);
  return (
    <Stack gap="l">
      <Heading level={1}>{words.doneTitle}</Heading>
      <Banner tone="positive">{words.doneText}</Banner>
      <ButtonLink href="/login/" width="full">
        {words.doneButton}
      </ButtonLink>
    </Stack>
  );
}
