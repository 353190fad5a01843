import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CallUs } from "#parts/text/CallUs.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { AskInWriting } from "./AskInWriting.tsx";

export interface HelpProps {
  /** The entry that a question is about. */
  readonly entry?: Entry;
}

/** The contact for questions, its hours, and the way to ask outside these hours. */
export function Help({ entry }: HelpProps) {
  const words = useCopy(mypageCopy);
  return (
    <TitledCard title={words.help} gap="s">
      <HelpByPhone />
      <AskInWriting kind="inquiry" entryId={entry?.id} />
    </TitledCard>
  );
}

/** The number and its hours, in place of those in the footer. */
export function HelpByPhone() {
  const words = useCopy(mypageCopy);
  const { phone, hours } = useSite().brand.settings.legal;
  return (
    <div data-help>
      <Text figures>
        <CallUs>{words.helpText({ phone })}</CallUs>
      </Text>
      <Text size="small" tone="quiet">
        <KeepWhole part={hours}>{words.helpHours({ hours })}</KeepWhole>
      </Text>
    </div>
  );
}
