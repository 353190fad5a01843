import { activationCopy } from "@kaitori/brand/copy/activation";
import { href } from "@kaitori/domain";
import { Banner, ButtonLink, Card, Heading, Link, Stack, Text } from "@kaitori/ui";
import { useLocation } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { ResendActivation, readSentMail } from "./ResendActivation.tsx";

export function CheckYourMail() {
  const words = useCopy(activationCopy);
  const { brand } = useSite();
  const isActivatedByMail = useHasAddedCalls();
  const { sender } = brand.settings;
  const mail = readSentMail(useLocation().state);
  if (!isActivatedByMail) return <Registered />;
  return (
    <Stack gap="l">
      <ProgressBar at="activation" />
      <Heading level={1}>{words.title}</Heading>
      <Banner
        tone={mail ? "positive" : "notice"}
        title={
          <KeepWhole part={mail?.email ?? ""}>
            {mail ? words.sent({ email: mail.email }) : words.sentWithoutAddress}
          </KeepWhole>
        }
      >
        {words.lead}
      </Banner>
      <Card as="section">
        <Stack gap="m">
          <Heading level={2} size="title3">
            {words.notArrived}
          </Heading>
          <Text>
            <KeepWhole part={sender.address}>{words.notArrivedSender({ sender: sender.address })}</KeepWhole>
          </Text>
          <ResendActivation mail={mail} />
        </Stack>
      </Card>
      <Link variant="standalone" href={href.register()}>
        {words.registerAgain}
      </Link>
    </Stack>
  );
}

/** A server of level 0 may send no mail, so the text promises none. */
function Registered() {
  const words = useCopy(activationCopy);
  return (
    <Stack gap="l">
      <Heading level={1}>{words.registeredTitle}</Heading>
      <Text>{words.registeredMail}</Text>
      <div>
        <ButtonLink href={href.login()}>{words.usedLogin}</ButtonLink>
      </div>
    </Stack>
  );
}
