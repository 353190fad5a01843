import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { paperHint } from "@kaitori/brand/paper-hints";
import { Checkbox, Heading, Masked, Stack, Text } from "@kaitori/ui";
import type { EntryBank, Id } from "@kaitori/wire";
import { type ReactNode, useId } from "react";
import { useLiveValue, useLiveValues } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { groupsOf } from "#parts/groups-of.ts";
import { papersPath, type ResubmissionItem, type UploadSlot } from "./resubmission-items.ts";
import { otherPayersOnPapers } from "./resubmit-issues.ts";
import type { ResubmitValues } from "./resubmit-values.ts";

export interface NewPaperProps {
  readonly slot: UploadSlot;
  readonly item: ResubmissionItem;
  readonly form: ValidatedForm<ResubmitValues>;
  readonly entryPaperIds: ReadonlySet<Id>;
}

export function NewPaper({ slot: { kind, paperKind }, item, form, entryPaperIds }: NewPaperProps) {
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

interface NewPapersProps extends Omit<NewPaperProps, "slot"> {
  readonly banks: readonly EntryBank[];
}

/** The upload fields for new papers; those of statements are grouped by account. */
export function NewPapers({ banks, ...slotProps }: NewPapersProps) {
  return groupsOf(slotProps.item.slots, ({ account }) => account).map(([account, slots]) => {
    const papers = slots.map((slot) => <NewPaper key={slot.kind} slot={slot} {...slotProps} />);
    const bank = banks[account];
    return bank ? (
      <ResubmittedAccount key={account} bank={bank} number={account + 1}>
        {papers}
      </ResubmittedAccount>
    ) : (
      papers
    );
  });
}

interface ResubmittedAccountProps {
  readonly bank: EntryBank;
  readonly number: number;
  readonly children: ReactNode;
}

/** The account of the requested statements, prefilled (B4). */
function ResubmittedAccount({ bank, number, children }: ResubmittedAccountProps) {
  const words = useCopy(withdrawalsCopy);
  const bankWords = useCopy(bankAccountCopy);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="s">
        <Heading level={3} id={id}>
          {words.account({ number })}
        </Heading>
        <Text>
          {bank.bank_name} <Masked term={bankWords.accountNumber} value={bank.bank_account_number} />
        </Text>
        {children}
      </Stack>
    </section>
  );
}
