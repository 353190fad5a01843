import { activationCopy } from "@kaitori/brand/copy/activation";
import { href } from "@kaitori/domain";
import { ButtonLink, Card, Heading, Stack, Text } from "@kaitori/ui";
import type { LinkProblem } from "@kaitori/wire";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useSession } from "#foundation/session/use-session.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ResendActivation } from "./ResendActivation.tsx";

/** The link opens nothing (any more): why, and the way on. */
export function ActivationProblem({ reason }: { reason: LinkProblem["reason"] }) {
  const words = useCopy(activationCopy);
  // Whoever opens the mail a second time is logged in already.
  const goesOn = useSession().kind === "user" && reason === "used";
  return (
    <Stack gap="l">
      <ProgressBar at="activation" />
      <Stack gap="s">
        <Heading level={1}>{words[`${reason}Title`]}</Heading>
        <Text>{goesOn ? words.usedLoggedIn : words[`${reason}Text`]}</Text>
      </Stack>
      {reason === "used" ? (
        <ButtonLink href={goesOn ? href.mypage() : href.login()} width="full">
          {goesOn ? words.usedGoOn : words.usedLogin}
        </ButtonLink>
      ) : (
        <Card>
          <ResendActivation />
        </Card>
      )}
    </Stack>
  );
}
