import { type ApiError, OperationalError, ValidationError } from "@kaitori/api-client";
import type { Issue } from "@kaitori/domain";
import { type BaseSyntheticEvent, useId, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { useAttempt } from "../errors/use-attempt.ts";
import { useIssueText } from "./issue-text.ts";
import { resolverOf } from "./resolver.ts";
import { dropRowErrors, inPageOrder, type ShownError, shownErrors } from "./shown-errors.ts";
import { useEarlyChoice } from "./use-early-choice.ts";
import {
  type NameOf,
  type SummaryLineOf,
  useEmptySentence,
  useSummaryLineOf,
} from "./use-summary-line-of.ts";

export interface ValidatedFormOptions<Values extends FieldValues> {
  readonly initialValues: DefaultValues<Values>;
  readonly validate: (values: Values) => readonly Issue[];
  /** Submits valid values; shows the server's refusals beside the fields. */
  readonly send: (values: Values) => Promise<void>;
  /** The field beside which a refusal without a field is shown. */
  readonly fieldOfRefusal?: Path<Values>;
  /** Maps a server path to a form field with another name. */
  readonly fieldAt?: (path: string, values: Values) => string;
  /** The field's label, which distinguishes equal messages in the summary. */
  readonly nameOf?: NameOf;
  /** Overrides the summary line of an error. */
  readonly summaryLineOf?: SummaryLineOf;
}

export interface ValidatedForm<Values extends FieldValues> {
  /** The form of react-hook-form. */
  readonly hookForm: UseFormReturn<Values>;
  field(path: Path<Values>): ReturnType<UseFormReturn<Values>["register"]> & {
    id: string;
    error: string | undefined;
  };
  /** Like `field`, for a choice that adds and removes fields: a change clears all errors. */
  branchingField(path: Path<Values>): ReturnType<ValidatedForm<Values>["field"]>;
  /** Like `field`, for a combobox: the form's onBlur would read the element of the combobox. */
  comboboxField(path: Path<Values>): { id: string; name: string; error: string | undefined };
  /** Sets a value as if the user had typed it. */
  put<Name extends Path<Values>>(path: Name, value: PathValue<Values, Name>): void;
  /** Clears all errors and the summary, because fields have been removed. */
  clearFormErrors(): void;
  /** Shows the server's errors beside their fields, without a summary, because nothing was submitted. */
  showFieldErrors(error: ValidationError): Path<Values>[];
  idOf(path: string): string;
  readonly summaryLineOf: SummaryLineOf;
  readonly onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  readonly isSending: boolean;
  readonly summary: {
    readonly errors: readonly { field: string; message: string; isCorrected: boolean }[];
    /** Number of submissions of the form. */
    readonly attempts: number;
  };
  /** An error that belongs to no field. */
  readonly failure: ApiError | null;
}

/**
 * The hook of every form. `validate` applies the domain's rules to the values; their errors and the server's are shown
 * beside the fields in the brand's words.
 */
export function useValidatedForm<Values extends FieldValues>({
  initialValues,
  validate,
  send,
  fieldOfRefusal,
  fieldAt = (path) => path,
  nameOf = () => undefined,
  summaryLineOf: ownSummaryLineOf,
}: ValidatedFormOptions<Values>): ValidatedForm<Values> {
  const formId = useId();
  const namedLineOf = useSummaryLineOf(nameOf);
  const summaryLineOf = ownSummaryLineOf ?? namedLineOf;
  const textOf = useIssueText();
  const emptySentence = useEmptySentence();
  const textAt = (issue: Issue) => {
    const fieldName = isSpecified(issue) ? undefined : nameOf(issue.path.join("."));
    const name = typeof fieldName === "object" ? fieldName.part : fieldName;
    return (name && emptySentence(name, issue.code)) ?? textOf(issue);
  };
  const attemptTo = useAttempt();
  const [lastResult, setLastResult] = useState<SubmissionResult>(notSubmitted);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const hookForm: UseFormReturn<Values> = useForm<Values>({
    defaultValues: initialValues,
    resolver: resolverOf(validate, textAt, (path) => hookForm.getFieldState(path as Path<Values>).invalid),
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const recordEarlyChoice = useEarlyChoice(hookForm);
  const errorsToShow = shownErrors(hookForm.formState.errors);
  const idOf = (path: string) => `${formId}${path}`;

  const summarise = (
    errors: readonly ShownError[],
    checkedBy: SubmissionResult["checkedBy"],
    toLine = summaryLineOf,
  ) =>
    setLastResult(({ attempts }) => ({
      attempts: attempts + 1,
      checkedBy,
      lines: inPageOrder(
        errors.map(({ path: errorPath, message, code }) => {
          const path = fieldOf(errorPath);
          const isSelect = document.getElementById(idOf(path)) instanceof HTMLSelectElement;
          return { path, message: toLine(path, message, code === "blank" && isSelect ? "choice" : code) };
        }),
        (path) => document.getElementById(idOf(path)),
      ),
    }));
  const hasError = (path: string) =>
    errorsToShow.some((error) => fieldOf(error.path) === path || error.path.startsWith(`${path}.`));
  const summary = {
    attempts: lastResult.attempts,
    errors: lastResult.lines.map(({ path, message }) => ({
      field: idOf(path),
      message,
      // Only the server can clear the error of a field that it refused.
      isCorrected: lastResult.checkedBy === "rules" && !hasError(path),
    })),
  };
  const showFieldErrors = (error: ApiError): { path: Path<Values>; message: string }[] => {
    const serverErrors = fieldErrorsOf(error, fieldOfRefusal).map(({ path, message }) => ({
      path: fieldAt(path, hookForm.getValues()) as Path<Values>,
      message,
    }));
    for (const { path, message } of dropRowErrors(serverErrors))
      hookForm.setError(path, { type: "server", message });
    return serverErrors;
  };
  const showServerError = (error: ApiError) => {
    const besideFields = showFieldErrors(error);
    if (besideFields.length === 0 || (error instanceof ValidationError && error.nonFieldErrors.length > 0)) {
      setFailure(error);
    }
    // An operational error is shown at one field but concerns the whole form, so its line has no field name.
    summarise(
      besideFields,
      "server",
      error instanceof OperationalError ? (_path: string, message: string) => message : summaryLineOf,
    );
  };

  const onSubmit = hookForm.handleSubmit(
    async (values) => {
      setFailure(null);
      const outcome = await attemptTo(() => send(values));
      if (outcome.ok) summarise([], "rules");
      else showServerError(outcome.error);
    },
    (errors) => summarise(shownErrors(errors), "rules"),
  );

  const field: ValidatedForm<Values>["field"] = (path) => {
    const { ref, ...registered } = hookForm.register(path);
    return {
      ...registered,
      ref: (element: unknown) => {
        recordEarlyChoice(path, element);
        ref(element);
      },
      id: idOf(path),
      error: errorsToShow.find((error) => fieldOf(error.path) === path)?.message,
    };
  };

  const clearFormErrors = () => {
    setLastResult(notSubmitted);
    hookForm.clearErrors();
  };

  return {
    hookForm,
    field,
    summaryLineOf,
    clearFormErrors,
    showFieldErrors: (error) => showFieldErrors(error).map(({ path }) => path),
    branchingField: (path) => ({
      ...field(path),
      onChange: (event) => {
        clearFormErrors();
        return hookForm.register(path).onChange(event);
      },
    }),
    comboboxField(path) {
      const { id, name, error } = field(path);
      return { id, name, error };
    },
    put: (path, value) =>
      hookForm.setValue(path, value, { shouldDirty: true, shouldValidate: lastResult.attempts > 0 }),
    idOf,
    onSubmit,
    isSending: hookForm.formState.isSubmitting,
    summary,
    failure,
  };
}

/** For each of these fields the specification states the sentence if it is empty (R5.7). */
const specifiedFields: ReadonlySet<string> = new Set([
  "purchase_amount_desired",
  "purpose",
  "claims.obliger_company_name",
  "claims.amount",
  "claims.scheduled_deposit_amount_from_obliger",
  "claims.obliger_payment_date",
]);
const isSpecified = ({ code, path }: Issue) =>
  code === "blank" ||
  (code === "required" && specifiedFields.has(path.filter((step) => typeof step === "string").join(".")));

/** The errors of the last submission. Their lines stay and are marked once the field is corrected. */
interface SubmissionResult {
  readonly attempts: number;
  readonly checkedBy: "rules" | "server";
  readonly lines: readonly ShownError[];
}

const notSubmitted: SubmissionResult = { attempts: 0, checkedBy: "rules", lines: [] };

const fieldOf = (path: string) => path.replace(/\.root$/, "");

/** The errors by field; a refusal without a field is shown at `fieldOfRefusal`. */
function fieldErrorsOf(error: ApiError, fieldOfRefusal: string | undefined): ShownError[] {
  if (error instanceof ValidationError)
    return Object.entries(error.fieldErrors).map(([path, message]) => ({ path, message }));
  return error instanceof OperationalError && fieldOfRefusal
    ? [{ path: fieldOfRefusal, message: error.message }]
    : [];
}
