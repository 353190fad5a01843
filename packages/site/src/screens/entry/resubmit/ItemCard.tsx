import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { paperHint } from "@kaitori/brand/paper-hints";
import { href, mustResubmitIdentity } from "@kaitori/domain";
import { Banner, Checkbox, Heading, LineLink, Masked, Stack, Text, TextField } from "@kaitori/ui";
import type { Entry, EntryBank, Id } from "@kaitori/wire";
import { useId } from "react";
import { ClaimQuestions } from "#application/entry/claim/ClaimQuestions.tsx";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import { RemarkLines, useInadequacyName } from "#application/entry/reasons/RemarkLines.tsx";
import { readToday } from "#foundation/clock/clock.ts";
import { DayField } from "#foundation/fields/DayField.tsx";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useLiveValue, useLiveValues } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { groupsOf } from "#parts/groups-of.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { FoldedSection } from "../../profile/FoldedSection.tsx";
import { SentPapers } from "../detail/Papers.tsx";
import { elementIdOf, papersPath, type ResubmissionItem, type UploadSlot } from "./resubmission-items.ts";
import { comparedFieldsOf, otherPayersOnPapers } from "./resubmit-issues.ts";
import type { ResubmitValues } from "./resubmit-values.ts";

export interface ItemCardProps {
  readonly item: ResubmissionItem;
  readonly entry: Entry;
  readonly form: ValidatedForm<ResubmitValues>;
  readonly entryPaperIds: ReadonlySet<Id>;
  /** Of several items only one is open at first. */
  readonly isFolded: boolean;
  readonly hasOtherItems: boolean;
}

/** Identity documents are uploaded on the profile page (R4.9). */
function IdentityItem({ id }: { id: string }) {
  const words = useCopy(resubmitCopy);
  const session = useSession();
  const isMissing = session.kind === "user" && mustResubmitIdentity(session.user, readToday());
  return isMissing ? (
    <LineLink id={id} href={`${href.profile()}#identity`}>
      {words.identityAction}
    </LineLink>
  ) : (
    <Text id={id}>{words.identityDone}</Text>
  );
}

/** An inadequate item: reason, rejected papers, and upload fields for new ones (B4). */
export function ItemCard({ item, entry, form, entryPaperIds, isFolded, hasOtherItems }: ItemCardProps) {
  const words = useCopy(resubmitCopy);
  const nameOf = useInadequacyName(entry.claims);
  const { inadequacy, previous } = item;
  const id = elementIdOf(item);
  const content = (
    <>
      <Banner tone="caution">
        <RemarkLines inadequacy={inadequacy} />
      </Banner>
      {inadequacy.subject === "identity" && <IdentityItem id={form.idOf("identity")} />}
      {previous.length > 0 && <SentPapers title={words.previous} files={previous} />}
      {item.needs === "any" && item.slots.length > 1 && <Text>{words.anyOf}</Text>}
      <NewPapers banks={entry.banks} item={item} form={form} entryPaperIds={entryPaperIds} />
      {inadequacy.subject === "claim" && <ResubmittedClaimFields form={form} item={item} />}
    </>
  );
  if (!hasOtherItems)
    return (
      <TitledCard title={nameOf(inadequacy)} id={id}>
        {content}
      </TitledCard>
    );
  return (
    <FoldedSection title={nameOf(inadequacy)} id={id} isOpen={!isFolded}>
      {content}
    </FoldedSection>
  );
}

function ResubmittedClaimFields({ form, item }: Pick<ItemCardProps, "form" | "item">) {
  const { index } = item;
  const words = useCopy(invoicesCopy);
  const { answersAreCorrect } = useCopy(resubmitCopy);
  const labels = useClaimLabels();
  // Older servers do not have these questions.
  const hasExceptions = form.hookForm.getValues(`claims.${index}.forbids_transfer`) !== undefined;
  return (
    <Stack gap="m">
      <TextField
        label={labels.obliger_company_name}
        required
        {...form.field(`claims.${index}.obliger_company_name`)}
      />
      <YenField label={labels.amount} required {...form.field(`claims.${index}.amount`)} />
      <DayField
        label={labels.obliger_payment_date}
        required
        {...form.field(`claims.${index}.obliger_payment_date`)}
      />
      {comparedFieldsOf(item.inadequacy).length > 0 && (
        <Checkbox label={answersAreCorrect} {...form.field(`claims.${index}.keeps_answers`)} />
      )}
      <ClaimQuestions hasExceptions={hasExceptions} field={(name) => form.field(`claims.${index}.${name}`)} />
      <YenField
        label={labels.scheduled_deposit_amount_from_obliger}
        hint={words.scheduledAmountHint}
        required
        {...form.field(`claims.${index}.scheduled_deposit_amount_from_obliger`)}
      />
    </Stack>
  );
}

interface NewPaperProps {
  readonly slot: UploadSlot;
  readonly item: ResubmissionItem;
  readonly form: ValidatedForm<ResubmitValues>;
  readonly entryPaperIds: ReadonlySet<Id>;
}

function NewPaper({ slot: { kind, paperKind }, item, form, entryPaperIds }: NewPaperProps) {
  const words = useCopy(resubmitCopy);
  const nameOf = usePaperName();
  const { copy } = useBrand();
  const path = papersPath(item);
  const isUploaded = useLiveValue(form, path).some((paper) => paper.kind === kind);
  const isFirst = item.slots[0]?.kind === kind;
  const field = (
    <UploadField
      kind={kind}
      // The error summary links to the first slot of the item.
      {...(isFirst && { id: form.idOf(path) })}
      label={words.newPaper({ paper: nameOf(paperKind) })}
      hint={paperHint(copy, paperKind)}
      required={item.needs === "each"}
      // A sentence above explains that one of them is enough.
      hidesOptionalMark={item.needs === "any"}
      multiple
      isOwnRow={(row) => row.state !== "done" || !entryPaperIds.has(row.record.id)}
      error={isUploaded ? undefined : form.field(path).error}
    />
  );
  if (paperKind !== "invoice") return field;
  return (
    <Stack gap="s">
      {field}
      <PayerOnPaper form={form} item={item} />
    </Stack>
  );
}

/** Asks for a confirmation if a new invoice names another payer than the claim; not if the payer cannot be read. */
function PayerOnPaper({ form, item }: Pick<NewPaperProps, "form" | "item">) {
  const words = useCopy(resubmitCopy);
  const path = `claims.${item.index}.confirmed_payer` as const;
  const values = useLiveValues(form);
  const claim = values.claims[item.index];
  const otherPayer = otherPayersOnPapers(item, values);
  if (!claim || otherPayer === "") return null;
  const { id, error } = form.field(path);
  return (
    <Checkbox
      id={id}
      label={words.paperIsCorrect}
      description={words.payersDiffer({ payer: otherPayer, obliger: claim.obliger_company_name })}
      error={error}
      checked={claim.confirmed_payer === otherPayer}
      onChange={(event) => form.put(path, event.currentTarget.checked ? otherPayer : "")}
    />
  );
}

/** The upload fields for new papers; those of statements are grouped by account. */
function NewPapers({ banks, ...slotProps }: Omit<NewPaperProps, "slot"> & { banks: readonly EntryBank[] }) {
  const words = useCopy(withdrawalsCopy);
  const { accountNumber } = useCopy(bankAccountCopy);
  const id = useId();
  return groupsOf(slotProps.item.slots, ({ account }) => account).map(([account, slots]) => {
    const papers = slots.map((slot) => <NewPaper key={slot.kind} slot={slot} {...slotProps} />);
    const bank = banks[account];
    return bank ? (
      <section key={account} aria-labelledby={`${id}${account}`}>
        <Stack gap="s">
          <Heading level={3} id={`${id}${account}`}>
            {words.account({ number: account + 1 })}
          </Heading>
          <Text>
            {bank.bank_name} <Masked term={accountNumber} value={bank.bank_account_number} />
          </Text>
          {papers}
        </Stack>
      </section>
    ) : (
      papers
    );
  });
}
