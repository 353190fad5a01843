import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { ButtonLink, Heading, Link, Stack, Text } from "@kaitori/ui";
import type { LinkProblem } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The link opens nothing (any more): why, and the way on. */
export function ResetProblem({ reason }: { reason: LinkProblem["reason"] }) {
  const words = useCopy(passwordResetCopy);
  const toAnother = { href: href.passwordRecover(), label: words.linkAgain };
  const toLogin = { href: href.login(), label: words.backToLogin };
  // Whoever has used it has a password.
  const [first, second] = reason === "used" ? [toLogin, toAnother] : [toAnother, toLogin];
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words[`${reason}Title`]}</Heading>
        <Text>{words[`${reason}Text`]}</Text>
      </Stack>
      <ButtonLink href={first.href} width="full">
        {first.label}
      </ButtonLink>
      <Link variant="standalone" href={second.href}>
        {second.label}
      </Link>
    </Stack>
  );
}
