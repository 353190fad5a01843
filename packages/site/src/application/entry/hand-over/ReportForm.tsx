import { reportCopy } from "@kaitori/brand/copy/report";
import {
  type ClaimReportKind,
  isCalendarDate,
  lastDayOfReceipt,
  payerInsolvencies,
  reportIssues,
  yenInputToWire,
  yenWithSeparators,
} from "@kaitori/domain";
import { Button, Checkbox, Inline, RadioCards, SelectField, Stack, Text } from "@kaitori/ui";
import { type Claim, reportClaim } from "@kaitori/wire";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { readToday } from "#foundation/clock/clock.ts";
import { DayField } from "#foundation/fields/DayField.tsx";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useIdempotencyKey } from "#foundation/forms/use-idempotency-key.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { namesByPath } from "#foundation/forms/use-summary-line-of.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import type { DueClaim } from "./hand-over-dues.ts";

export interface ReportFormProps {
  readonly claim: Claim;
  readonly amountLeft: number;
  /** Absent before the pay-out, or if the server does not send them. */
  readonly receiptTerms: DueClaim["receiptTerms"];
  /** True if the claim has ended: only late receipts can be reported. */
  readonly isSettled?: boolean;
  /** True if the user has just asked for this form. */
  readonly takesFocus: boolean;
  /** Called once the server has the report, before its results are loaded. */
  readonly onReported: ((claim: Claim) => void) | undefined;
  /** Called once the results are loaded. */
  readonly onSent: () => void;
  readonly onClose: (() => void) | undefined;
}

export function ReportForm({
  claim,
  amountLeft,
  receiptTerms,
  isSettled = false,
  takesFocus,
  onReported,
  onSent,
  onClose,
}: ReportFormProps) {
  const { api, toasts } = useSite();
  const words = useCopy(reportCopy);
  const idempotencyKeyOf = useIdempotencyKey();
  const { revalidate } = useRevalidator();
  const today = readToday();
  const form = useValidatedForm({
    initialValues: {
      kind: isSettled ? "received" : "",
      // The share that an insolvent payer still sends is unknown.
      amount: isSettled ? "" : yenWithSeparators(amountLeft),
      on: today as string,
      expected_on: "",
      is_day_unknown: false as boolean,
      insolvency: "",
    },
    validate: (values) => reportIssues(values, { left: amountLeft, today }),
    nameOf: namesByPath({
      amount: words.amount,
      on: words.receivedOn,
      expected_on: words.expectedOn,
      insolvency: words.insolvency,
    }),
    send: async ({ kind, amount, on, expected_on, is_day_unknown, insolvency }) => {
      const bodyOf = {
        received: { amount: yenInputToWire(amount), on },
        notYet: is_day_unknown ? { is_day_unknown } : { expected_on },
        payerInsolvent: { insolvency },
      };
      const reportKind = kind as ClaimReportKind;
      const body = { kind: reportKind, ...bodyOf[reportKind] };
      await api.call(reportClaim, { params: { id: claim.id }, body, idempotencyKey: idempotencyKeyOf(body) });
      toasts.show("positive", words.done);
      onReported?.(claim);
      // A new date makes a new card: wait for it, so that the next report does not open in the old one.
      await revalidate();
      onSent();
    },
  });
  const { setFocus } = form.hookForm;
  useEffect(() => {
    // The button that opened the form has unmounted.
    if (takesFocus) setFocus(isSettled ? "amount" : "kind");
  }, [takesFocus, isSettled, setFocus]);
  const kind = useLiveValue(form, "kind");
  const on = useLiveValue(form, "on");
  const dates = useDates();
  const isDueShown = receiptTerms && isCalendarDate(on) && on <= today;
  const isDayUnknown = useLiveValue(form, "is_day_unknown");
  return (
    <ValidatedFormFrame form={form}>
      {isSettled ? (
        <Text>{words.askSettled({ obliger: claim.obliger_company_name })}</Text>
      ) : (
        <RadioCards
          label={words.ask({ obliger: claim.obliger_company_name })}
          options={[
            { value: "received", label: words.received, description: words.receivedHelp },
            { value: "notYet", label: words.notYet, description: words.notYetHelp },
            { value: "payerInsolvent", label: words.payerInsolvent, description: words.payerInsolventHelp },
          ]}
          required
          {...form.branchingField("kind")}
        />
      )}
      {kind === "received" && (
        <Stack gap="m">
          <YenField label={words.amount} required {...form.field("amount")} />
          <DayField label={words.receivedOn} max={today} required {...form.field("on")} />
          {isDueShown && (
            <Text>
              <KeepWhole>
                {words.receiptDue({ date: dates.bankDay(lastDayOfReceipt(on, receiptTerms)) })}
              </KeepWhole>
            </Text>
          )}
        </Stack>
      )}
      {kind === "notYet" && (
        <Stack gap="m">
          {!isDayUnknown && <DayField label={words.expectedOn} required {...form.field("expected_on")} />}
          <Checkbox
            label={words.dayUnknown}
            description={words.dayUnknownHelp}
            {...form.branchingField("is_day_unknown")}
          />
        </Stack>
      )}
      {kind === "payerInsolvent" && (
        <SelectField
          label={words.insolvency}
          options={payerInsolvencies.map((value) => ({ value, label: words[value] }))}
          required
          {...form.field("insolvency")}
        />
      )}
      <Inline>
        <Button type="submit" busy={form.isSending}>
          {words.submit}
        </Button>
        {onClose && (
          <Button tone="secondary" onClick={onClose}>
            {words.close}
          </Button>
        )}
      </Inline>
    </ValidatedFormFrame>
  );
}
