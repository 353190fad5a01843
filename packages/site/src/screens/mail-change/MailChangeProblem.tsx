import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { href } from "@kaitori/domain";
import { ButtonLink, Heading, Stack, Text } from "@kaitori/ui";
import type { LinkProblem } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The link opens nothing (any more): why, and the way on. */
export function MailChangeProblem({ reason }: { reason: LinkProblem["reason"] }) {
  const words = useCopy(mailChangeCopy);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words[`${reason}Title`]}</Heading>
        <Text>{words[`${reason}Text`]}</Text>
      </Stack>
      <ButtonLink href={href.profile()} width="full">
        {words.toProfile}
      </ButtonLink>
    </Stack>
  );
}
