import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { type CalendarDate, inquiryIssues, longestInquiry } from "@kaitori/domain";
import { Button, Checkbox, Inline, Note, Text, TextareaField } from "@kaitori/ui";
import { type FormDraft, type Id, sendInquiry } from "@kaitori/wire";
import { useEffect } from "react";
import { readNow } from "#foundation/clock/clock.ts";
import { DraftDialogs } from "#foundation/forms/DraftDialogs.tsx";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import { restoreDraft } from "#foundation/forms/restore-draft.ts";
import { useFormDraft, useSaveInDraft } from "#foundation/forms/use-form-draft.ts";
import { useIdempotencyKey } from "#foundation/forms/use-idempotency-key.ts";
import { namesByPath } from "#foundation/forms/use-summary-line-of.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { usePromises } from "../entry/use-promises.ts";
import type { InquiryKind } from "./Help.tsx";

export interface InquiryFormProps {
  readonly kind: InquiryKind;
  readonly entryId: Id | undefined;
  readonly savedDraft: FormDraft;
  /** True if reminders of a hand-over may be sent, which a complaint stops. */
  readonly isHandOverOpen: boolean;
  readonly onSent: (answerBy: CalendarDate, isComplaint: boolean) => void;
  readonly onClose: () => void;
  readonly onLoadOtherDraft: () => void;
}

export function InquiryForm({
  kind,
  entryId,
  savedDraft,
  isHandOverOpen,
  onSent,
  onClose,
  onLoadOtherDraft,
}: InquiryFormProps) {
  const { api } = useSite();
  const words = useCopy(inquiryCopy);
  const promises = usePromises();
  const idempotencyKeyOf = useIdempotencyKey();
  const draft = useFormDraft(savedDraft);
  const isSecondLook = kind === "secondLook";
  const label = isSecondLook ? words.secondLookMessage : words.message;
  const form = useValidatedForm({
    nameOf: namesByPath({ message: label }),
    initialValues: restoreDraft({ message: "", isComplaint: false }, savedDraft.input),
    validate: inquiryIssues,
    send: async ({ message, isComplaint }) => {
      if (draft.reopenConflict()) return;
      const body = {
        message,
        entry: entryId ?? null,
        is_complaint: isComplaint,
        is_second_look: isSecondLook,
      };
      const { answer_by } = await api.call(sendInquiry, { body, idempotencyKey: idempotencyKeyOf(body) });
      await draft.deleteDraft();
      onSent(answer_by, isComplaint);
    },
  });
  useSaveInDraft(draft, form, (values) => values);
  const {
    hookForm: { setFocus },
  } = form;
  // The user has just opened the form to write.
  useEffect(() => setFocus("message"), [setFocus]);

  const close = async () => {
    await draft.flush();
    onClose();
  };
  const hint = isSecondLook ? words.secondLookHint : words.writeHint;
  return (
    <ValidatedFormFrame form={form}>
      <Text size="small">
        <KeepWhole>{hint({ date: promises.due("complaint", readNow()) })}</KeepWhole>
        {words.noCost}
      </Text>
      <TextareaField
        label={label}
        hint={isSecondLook ? words.secondLookMessageHint : words.messageHint}
        limit={longestInquiry}
        required
        {...form.field("message")}
      />
      {!isSecondLook && (
        <Checkbox
          label={words.complaint}
          description={isHandOverOpen ? words.complaintHint : undefined}
          {...form.field("isComplaint")}
        />
      )}
      <Inline>
        <Button type="submit" busy={form.isSending}>
          {isSecondLook ? words.sendSecondLook : words.send}
        </Button>
        <Button tone="secondary" onClick={() => void close()}>
          {words.close}
        </Button>
      </Inline>
      <Note>
        <DraftStatus draft={draft} />
      </Note>
      <DraftDialogs draft={draft} summaryLineOf={form.summaryLineOf} onLoadOtherDraft={onLoadOtherDraft} />
    </ValidatedFormFrame>
  );
}
