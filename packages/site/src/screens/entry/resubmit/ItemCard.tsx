import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { href, mustResubmitIdentity } from "@kaitori/domain";
import { Banner, Checkbox, Link, Stack, Text, TextField } from "@kaitori/ui";
import type { Entry, Id } from "@kaitori/wire";
import { ClaimQuestions } from "#application/entry/claim/ClaimQuestions.tsx";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import { RemarkLines, useInadequacyName } from "#application/entry/reasons/RemarkLines.tsx";
import { readToday } from "#foundation/clock/clock.ts";
import { DayField } from "#foundation/fields/DayField.tsx";
import { YenField } from "#foundation/fields/YenField.tsx";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { FoldedSection } from "../../profile/FoldedSection.tsx";
import { SentPapers } from "../detail/Papers.tsx";
import { NewPapers } from "./NewPaper.tsx";
import { elementIdOf, type ResubmissionItem } from "./resubmission-items.ts";
import { comparedFieldsOf } from "./resubmit-issues.ts";
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
    <Link id={id} variant="standalone" href={`${href.profile()}#identity`}>
      {words.identityAction}
    </Link>
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
