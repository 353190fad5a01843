import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { href } from "@kaitori/domain";
import { ButtonLink, Heading, Link, Stack, Text } from "@kaitori/ui";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useSession } from "#foundation/session/use-session.ts";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Nothing stands in the way: on to the profile. */
export function Passed() {
  const words = useCopy(preEntryCopy);
  const isUser = useSession().kind === "user";
  return (
    <Stack gap="l">
      {isUser && <ProgressBar at="business" />}
      <Stack gap="s">
        <BrandDrawing of="done" />
        <Heading level={1}>{words.passedTitle}</Heading>
        {!isUser && <Text>{words.passedVisitor}</Text>}
      </Stack>
      {isUser ? (
        <>
          <ButtonLink href={href.registerProfile()} width="full">
            {words.passedButton}
          </ButtonLink>
          <Link variant="standalone" href={href.mypage()}>
            {words.later}
          </Link>
        </>
      ) : (
        <ButtonLink href={href.register()} width="full">
          {words.registerButton}
        </ButtonLink>
      )}
    </Stack>
  );
}
