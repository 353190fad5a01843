import { issuesCopy } from "@kaitori/brand/copy/issues";
import { ErrorSummary, Stack } from "@kaitori/ui";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useCopy } from "#parts/brand/use-copy.ts";
import { FormFailure } from "./FormFailure.tsx";
import type { ValidatedForm } from "./use-validated-form.ts";

export function ValidatedFormFrame<Values extends FieldValues>({
  form,
  title,
  hidesFailure = false,
  children,
}: {
  form: ValidatedForm<Values>;
  /** The title of the page, if the form is the whole page. */
  title?: ReactNode;
  /** True if the page shows the form's failure itself. */
  hidesFailure?: boolean;
  children: ReactNode;
}) {
  const words = useCopy(issuesCopy);
  const { errors, attempts } = form.summary;
  const errorCount = errors.filter(({ isCorrected }) => !isCorrected).length;
  return (
    // "dialog": a form that is submitted before the script has loaded does nothing, and puts no password into the
    // address.
    <form method="dialog" noValidate onSubmit={form.onSubmit}>
      <Stack gap="l">
        {title}
        {attempts > 0 && errors.length > 0 && (
          <ErrorSummary
            title={errorCount === 0 ? words.summaryAllCorrected : words.summaryTitle({ count: errorCount })}
            errors={errors}
            attempt={attempts}
          />
        )}
        {form.failure && !hidesFailure && <FormFailure error={form.failure} />}
        {children}
      </Stack>
    </form>
  );
}
