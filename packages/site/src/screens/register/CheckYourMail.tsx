import { activationCopy } from "@kaitori/brand/copy/activation";
import { href } from "@kaitori/domain";
import { Banner, Text } from "@kaitori/ui";
import { useLocation } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { ResendActivation, readSentMail } from "./ResendActivation.tsx";

export function CheckYourMail() {
  const words = useCopy(activationCopy);
  const { brand } = useSite();
  const isActivatedByMail = useHasAddedCalls();
  const { sender } = brand.settings;
  const mail = readSentMail(useLocation().state);
  // A server of level 0 may send no mail, so the text promises none.
  if (!isActivatedByMail)
    return (
      <TitledPage
        title={words.registeredTitle}
        text={words.registeredMail}
        next={{ href: href.login(), label: words.usedLogin }}
      />
    );
  return (
    <TitledPage
      above={<ProgressBar at="activation" />}
      title={words.title}
      other={{ href: href.register(), label: words.registerAgain }}
    >
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
      <TitledCard title={words.notArrived}>
        <Text>
          <KeepWhole part={sender.address}>{words.notArrivedSender({ sender: sender.address })}</KeepWhole>
        </Text>
        <ResendActivation mail={mail} />
      </TitledCard>
    </TitledPage>
  );
}
