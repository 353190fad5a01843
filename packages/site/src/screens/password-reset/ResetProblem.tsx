import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { ButtonLink, Heading, Link, Stack, Text } from "@kaitori/ui";
import type { LinkProblem } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The link opens nothing (any more): why, and the way on. */
export function ResetProblem({ reason }: { reason: LinkProblem["reason"] }) {
  const words = useCopy(passwordResetCopy);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words[`${reason}Title`]}</Heading>
        <Text>{words[`${reason}Text`]}</Text>
      </Stack>
      {reason === "used" ? (
        <>
          <ButtonLink href={href.login()} width="full">
            {words.backToLogin}
          </ButtonLink>
          <Link variant="standalone" href={href.passwordRecover()}>
            {words.linkAgain}
          </Link>
        </>
      ) : (
        <>
          <ButtonLink href={href.passwordRecover()} width="full">
            {words.linkAgain}
          </ButtonLink>
          <Link variant="standalone" href={href.login()}>
            {words.backToLogin}
          </Link>
        </>
      )}
    </Stack>
  );
}
