import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CallUs } from "#parts/text/CallUs.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { entryPhase } from "../entry/entry-phase.ts";
import { AskInWriting } from "./AskInWriting.tsx";

/** Whom to ask, when somebody answers, and how to ask when nobody does. */
export function Help({ entry }: { entry?: Entry }) {
  const words = useCopy(mypageCopy);
  const { phone, hours } = useSite().brand.settings.legal;
  return (
    <TitledCard title={words.help} gap="s">
      <Text figures>
        <CallUs>{words.helpText({ phone })}</CallUs>
      </Text>
      <Text size="small" tone="quiet">
        <KeepWhole part={hours}>{words.helpHours({ hours })}</KeepWhole>
      </Text>
      <AskInWriting
        kind="inquiry"
        entryId={entry?.id}
        needsAnswerBy={(entry && entryPhase(entry) === "reviewed" && entry.contract_period) || undefined}
      />
    </TitledCard>
  );
}
