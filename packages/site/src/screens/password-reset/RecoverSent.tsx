import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { Banner, ButtonLink, Heading, Link, Stack, Text } from "@kaitori/ui";
import { useLocation } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { isRecord } from "#parts/is-record.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

/** Confirms the mail, also for an unknown address; shows the address, so that a typing error is noticed. */
export default function RecoverSentScreen() {
  const words = useCopy(passwordResetCopy);
  const email = emailIn(useLocation().state);
  return (
    <Stack gap="l">
      <Heading level={1}>{words.sentTitle}</Heading>
      <Banner tone="notice">
        {email ? <KeepWhole part={email}>{words.sentTo({ email })}</KeepWhole> : words.sentText}
      </Banner>
      <Text>{words.sentHelp}</Text>
      <Stack gap="m">
        <ButtonLink href={href.passwordRecover()} tone="secondary" width="full">
          {email ? words.otherAddress : words.linkAgain}
        </ButtonLink>
        <Link variant="standalone" href={href.login()}>
          {words.backToLogin}
        </Link>
      </Stack>
    </Stack>
  );
}

const emailIn = (state: unknown) =>
  isRecord(state) && typeof state.email === "string" ? state.email : undefined;
