import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { href } from "@kaitori/domain";
import { Banner, ButtonLink, Heading, Link, Stack, Text, Unbroken } from "@kaitori/ui";
import { useSession } from "#foundation/session/use-session.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CallUs } from "#parts/text/CallUs.tsx";

/** The telephone number for questions, in one line, for places where the user decides or waits. */
function AskByPhone() {
  const words = useCopy(inquiryCopy);
  const { phone, hours } = useSite().brand.settings.legal;
  return (
    <Stack gap="none">
      <Text size="small" tone="quiet">
        <CallUs>{words.byPhone({ phone })}</CallUs>
      </Text>
      <Text size="small" tone="quiet">
        <Unbroken>{words.hours({ hours })}</Unbroken>
      </Text>
    </Stack>
  );
}

/** Not now, why not, and that asking again is welcome. No progress: an application is no quarter of an hour away. */
export function Declined({ reasons }: { reasons: readonly string[] }) {
  const words = useCopy(preEntryCopy);
  const { server } = useSite();
  const isUser = useSession().kind === "user";
  return (
    <Stack gap="l">
      <Heading level={1}>{words.declinedTitle}</Heading>
      {reasons.length > 0 && (
        <Banner tone="caution" title={words.reasonsTitle}>
          <Stack as="ul" gap="xs">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Stack>
        </Banner>
      )}
      <Text>{isUser ? words.declinedNext : words.declinedVisitor}</Text>
      <AskByPhone />
      <Stack gap="m">
        {server.reaches(1) && (
          <ButtonLink href={href.preEntry()} width="full">
            {words.declinedAgain}
          </ButtonLink>
        )}
        <Link variant="standalone" href={href.top()}>
          {words.declinedHome}
        </Link>
      </Stack>
    </Stack>
  );
}
