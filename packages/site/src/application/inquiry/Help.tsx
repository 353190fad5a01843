import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { type CalendarDate, yenOf } from "@kaitori/domain";
import { Banner, Button, Note, Stack, Text } from "@kaitori/ui";
import { type Entry, type FormDraft, getFormDraft, type Id, listHandOvers } from "@kaitori/wire";
import { useState } from "react";
import { readNow } from "#foundation/clock/clock.ts";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { PhoneText } from "#parts/text/PhoneText.tsx";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { usePromises } from "../entry/use-promises.ts";

export type InquiryKind = "inquiry" | "secondLook";

export interface WrittenInquiryProps {
  readonly kind: InquiryKind;
  readonly entryId?: Id | undefined;
  readonly onSent?: () => void;
}

interface OpenForm {
  readonly Form: typeof import("./InquiryForm.tsx")["InquiryForm"];
  readonly savedDraft: FormDraft;
  readonly isHandOverOpen: boolean;
}

/** A written inquiry, or a request to review a refusal again (B15, B17). The form is loaded on demand. */
export function WrittenInquiry({ kind, entryId, onSent }: WrittenInquiryProps) {
  const { api, server } = useSite();
  const words = useCopy(inquiryCopy);
  const dates = useDates();
  const promises = usePromises();
  const { isBusy, failure, attempt } = useAction();
  const [openForm, setOpenForm] = useState<OpenForm | null>(null);
  const [sentInquiry, setSentInquiry] = useState<{ date: string; isComplaint: boolean } | null>(null);
  if (!server.hasAddedCalls()) return null;

  const isSecondLook = kind === "secondLook";
  const open = async () => {
    setSentInquiry(null);
    const name = isSecondLook ? `second-look-${entryId}` : "inquiry";
    await attempt(async () => {
      const [{ InquiryForm }, draft, handOvers] = await Promise.all([
        loadChunk(import("./InquiryForm.tsx")),
        api.call(getFormDraft, { params: { name } }),
        isSecondLook ? [] : api.call(listHandOvers),
      ]);
      const isHandOverOpen = handOvers.some(({ amount }) => yenOf(amount) > 0);
      setOpenForm({ Form: InquiryForm, savedDraft: draft, isHandOverOpen });
    });
  };
  const close = () => setOpenForm(null);
  const confirm = (day: CalendarDate, isComplaint: boolean) => {
    close();
    setSentInquiry({ date: dates.day(day), isComplaint });
    onSent?.();
  };
  const confirmation = isSecondLook
    ? words.secondLookAsked
    : sentInquiry?.isComplaint
      ? words.complaintSent
      : words.sent;

  if (sentInquiry)
    return (
      <Banner tone="positive" role="status">
        <KeepWhole>{confirmation(sentInquiry)}</KeepWhole>
      </Banner>
    );
  if (openForm)
    return (
      <openForm.Form
        // A draft from another tab restarts the form.
        key={openForm.savedDraft.version}
        kind={kind}
        entryId={entryId}
        savedDraft={openForm.savedDraft}
        isHandOverOpen={openForm.isHandOverOpen}
        onSent={confirm}
        onClose={close}
        onLoadOtherDraft={() => void open()}
      />
    );
  return (
    <Stack gap="s" align="start">
      {/* The form of an inquiry states the date of the answer itself. */}
      {isSecondLook && (
        <Text size="small">
          <KeepWhole>{words.secondLookHint({ date: promises.due("complaint", readNow()) })}</KeepWhole>
        </Text>
      )}
      <Button tone="secondary" busy={isBusy} onClick={() => void open()}>
        {isSecondLook ? words.askSecondLook : words.write}
      </Button>
      {failure && <FormFailure error={failure} />}
    </Stack>
  );
}

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
