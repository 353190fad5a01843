import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Note, Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { PhoneText } from "#parts/text/PhoneText.tsx";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { WrittenInquiry } from "./WrittenInquiry.tsx";

/** Phone number and hours, and the inquiry form for other times; the footer of the page then hides its own number. */
export function Help({ entry }: { entry?: Entry }) {
  const words = useCopy(mypageCopy);
  const { phone, hours } = useSite().brand.settings.legal;
  return (
    <TitledCard title={words.help} gap="s">
      <div data-help>
        <Text tabularNumbers>
          <PhoneText>{words.helpText({ phone })}</PhoneText>
        </Text>
        <Note>
          <KeepWhole part={hours}>{words.helpHours({ hours })}</KeepWhole>
        </Note>
      </div>
      <WrittenInquiry kind="inquiry" entryId={entry?.id} />
    </TitledCard>
  );
}
