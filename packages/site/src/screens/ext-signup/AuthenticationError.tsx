import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { href } from "@kaitori/domain";
import { ButtonLink, Heading, Link, Stack, Text } from "@kaitori/ui";
import { useLocation } from "react-router";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { signupRefusal } from "./signup-refusal.ts";

export default function AuthenticationErrorScreen() {
  const words = useCopy(extSignupCopy);
  const { serviceName } = useSite().brand.settings;
  const refusal = signupRefusal(useLocation().state);
  if (refusal && "service" in refusal) return <OtherServiceAccount {...refusal} />;

  const texts = { expired: words.errorExpired, used: words.errorExpired, unknown: words.errorUnknown };
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words.errorTitle}</Heading>
        <Text>{refusal ? texts[refusal.reason] : words.errorText}</Text>
      </Stack>
      <ButtonLink href={href.register()} width="full">
        {words.errorRegister}
      </ButtonLink>
      <Link variant="standalone" href={href.login()}>
        {words.errorLogin({ service: serviceName })}
      </Link>
    </Stack>
  );
}

interface OtherServiceAccountProps {
  readonly service: string;
  /** Absent if the brand's settings do not list the server's address. */
  readonly loginUrl: string | undefined;
}

/** The account already exists at another service; links to its login (R8.3). */
function OtherServiceAccount({ service, loginUrl }: OtherServiceAccountProps) {
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
