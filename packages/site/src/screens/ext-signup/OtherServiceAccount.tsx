import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { href } from "@kaitori/domain";
import { ButtonLink, Heading, Link, Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface OtherServiceAccountProps {
  readonly service: string;
  /** Absent when the server named an address that the brand's settings do not know. */
  readonly loginUrl: string | undefined;
}

/** The account already exists at another service; links to its login (R8.3). */
export function OtherServiceAccount({ service, loginUrl }: OtherServiceAccountProps) {
  const words = useCopy(extSignupCopy);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words.errorOtherService({ service })}</Heading>
        <Text>{words.errorOtherServiceText({ service })}</Text>
      </Stack>
      {loginUrl && (
        <ButtonLink href={loginUrl} width="full">
          {words.errorOtherServiceLink({ service })}
        </ButtonLink>
      )}
      <Link variant="standalone" href={href.top()}>
        {words.home}
      </Link>
    </Stack>
  );
}
