import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { Banner, ButtonLink, Heading, Link, Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The mail is on its way, if there is anybody to get it. */
export function Screen() {
  const words = useCopy(passwordResetCopy);
  return (
    <Stack gap="l">
      <Heading level={1}>{words.sentTitle}</Heading>
      <Banner tone="notice">{words.sentText}</Banner>
      <Text>{words.sentHelp}</Text>
      <Stack gap="m">
        <ButtonLink href={href.passwordRecover()} tone="secondary" width="full">
          {words.sendAgain}
        </ButtonLink>
        <Link variant="standalone" href={href.login()}>
          {words.backToLogin}
        </Link>
      </Stack>
    </Stack>
  );
}
