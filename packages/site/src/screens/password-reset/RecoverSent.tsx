import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { Banner, Text } from "@kaitori/ui";
import { useLocation } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { isRecord } from "#parts/is-record.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

/** Confirms the mail, also for an unknown address; shows the address, so that a typing error is noticed. */
export default function RecoverSentScreen() {
  const words = useCopy(passwordResetCopy);
  const email = emailIn(useLocation().state);
  return (
    <TitledPage
      title={words.sentTitle}
      next={{
        href: href.passwordRecover(),
        label: email ? words.otherAddress : words.linkAgain,
        tone: "secondary",
      }}
      other={{ href: href.login(), label: words.backToLogin }}
    >
      <Banner tone="notice">
        {email ? <KeepWhole part={email}>{words.sentTo({ email })}</KeepWhole> : words.sentText}
      </Banner>
      <Text>{words.sentHelp}</Text>
    </TitledPage>
  );
}

const emailIn = (state: unknown) =>
  isRecord(state) && typeof state.email === "string" ? state.email : undefined;
