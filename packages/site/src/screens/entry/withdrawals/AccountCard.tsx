import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { filesOfFormat, numberedFileKind } from "@kaitori/domain";
import {
  AccountNumberField,
  Card,
  CircleCheckIcon,
  ComboboxField,
  Heading,
  RadioCards,
  Stack,
} from "@kaitori/ui";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { PaperSlot } from "../../../entry/papers/PaperSlot.tsx";
import { useBankSearch } from "../../../fields/use-bank-search.ts";
import { useLiveValue } from "../../../forms/use-live-value.ts";
import { useCopy } from "../../../use-copy.ts";
import { complete, head } from "./AccountCard.css.ts";
import { DetailsHint } from "./DetailsHint.tsx";
import type { WithdrawalsForm } from "./use-withdrawals-form.ts";

export interface AccountCardProps {
  readonly form: WithdrawalsForm;
  readonly index: number;
  readonly displayId: number;
  /** Just added: what is asked of it is read next. */
  readonly isAdded: boolean;
  readonly isComplete: boolean;
  /** Takes the account away again, where it is not the only one. */
  readonly remove: ReactNode;
}

/** The statements of one account: whose, in which form, and the two papers of that form (R4.13). */
export function AccountCard({ form, index, displayId, isAdded, isComplete, remove }: AccountCardProps) {
  const words = useCopy(withdrawalsCopy);
  const bank = useCopy(bankAccountCopy);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAdded) heading.current?.focus();
  }, [isAdded]);
  const at = `banks.${index}` as const;
  const searchBank = useBankSearch();
  const bankName = useLiveValue(form.form, `${at}.bank_name`);
  const number = useLiveValue(form.form, `${at}.bank_account_number`);
  const format = useLiveValue(form.form, `${at}.file_format`);
  const { id, name, error, onBlur } = form.field(`${at}.bank_name`);

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="l">
        <div className={head}>
          <Heading level={2} size="title3" id={headingId} tabIndex={-1} ref={heading}>
            {words.account({ number: index + 1 })}
          </Heading>
          {remove}
        </div>
        <ComboboxField
          label={words.bankName}
          hint={bank.bankNameHint}
          required
          {...{ id, name, error, onBlur }}
          value={bankName}
          onChange={(typed) =>
            form.form.setValue(`${at}.bank_name`, typed, {
              shouldDirty: true,
              shouldValidate: form.summary.attempt > 0,
            })
          }
          search={searchBank}
        />
        <AccountNumberField
          label={words.accountNumber}
          hint={bank.accountNumberHint}
          required
          {...form.field(`${at}.bank_account_number`)}
          value={number}
        />
        <RadioCards
          label={words.format}
          required
          layout="beside"
          options={[
            { value: "passbook", label: words.passbook, description: words.passbookHint },
            { value: "ib", label: words.ib, description: words.ibHint },
          ]}
          {...form.fork(`${at}.file_format`)}
        />
        {filesOfFormat[format].map((kind) => (
          <PaperSlot
            key={kind}
            kind={kind}
            sentAs={numberedFileKind(kind, displayId)}
            id={form.idOf(`${at}.files.${kind}`)}
            error={form.field(`${at}.files.${kind}`).error}
            hint={
              kind === "passbook_details" || kind === "ib_details" ? <DetailsHint kind={kind} /> : undefined
            }
          />
        ))}
        {isComplete && (
          <p className={complete}>
            <CircleCheckIcon size="small" />
            {words.complete}
          </p>
        )}
      </Stack>
    </Card>
  );
}
