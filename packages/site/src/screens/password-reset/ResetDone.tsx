import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { Banner, ButtonLink, Heading, Stack } from "@kaitori/ui";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export function Screen() {
  const words = useCopy(passwordResetCopy);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <BrandDrawing of="done" />
        <Heading level={1}>{words.doneTitle}</Heading>
      </Stack>
      <Banner tone="positive">{words.doneText}</Banner>
      <ButtonLink href={href.login()} width="full">
        {words.doneButton}
      </ButtonLink>
    </Stack>
  );
}
