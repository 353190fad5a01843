import { companyMailCopy } from "@kaitori/brand/copy/company-mail";
import { href } from "@kaitori/domain";
import { ButtonLink, Heading, Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

/**
 * An address of the specification that no call of it leads to: nothing is done here, so the page does not say that
 * something was done.
 */
export function Screen() {
  const words = useCopy(companyMailCopy);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.text}</Text>
      </Stack>
      <ButtonLink href={href.profile()} width="full">
        {words.toProfile}
      </ButtonLink>
    </Stack>
  );
}
