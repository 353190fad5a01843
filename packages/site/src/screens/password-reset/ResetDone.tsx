import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { Banner, ButtonLink, Heading, Link, Stack } from "@kaitori/ui";
import { useIsDone } from "#foundation/site/done-state.ts";
import { DoneHeading } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export default function ResetDoneScreen() {
  return useIsDone() ? <Done /> : <NothingDone />;
}

function Done() {
  const words = useCopy(passwordResetCopy);
  return (
    <Stack gap="l">
      <DoneHeading>{words.doneTitle}</DoneHeading>
      <Banner tone="positive">{words.doneText}</Banner>
      <ButtonLink href={href.login()} width="full">
        {words.doneButton}
      </ButtonLink>
    </Stack>
  );
}

function NothingDone() {
  const words = useCopy(passwordResetCopy);
  return (
    <Stack gap="l">
      <Heading level={1}>{words.title}</Heading>
      <Stack gap="m">
        <ButtonLink href={href.passwordRecover()} width="full">
          {words.linkAgain}
        </ButtonLink>
        <Link variant="standalone" href={href.login()}>
          {words.backToLogin}
        </Link>
      </Stack>
    </Stack>
  );
}
