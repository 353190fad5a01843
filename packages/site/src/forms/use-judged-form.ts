import { ApiError, OperationalError, ValidationError } from "@kaitori/api-client";
import type { Issue } from "@kaitori/domain";
import { type BaseSyntheticEvent, useId, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { useIssueText } from "./issue-text.ts";
import { resolverOf } from "./resolver.ts";
import { shownErrors } from "./shown-errors.ts";

export interface JudgedFormOptions<Values extends FieldValues> {
  readonly start: DefaultValues<Values>;
  /** The rules of the domain over what was typed. */
  readonly judge: (values: Values) => readonly Issue[];
  /** Sends what the rules let pass; what the server refuses comes back beside the fields. */
  readonly send: (values: Values) => Promise<void>;
  /** The field beside which a refusal stands that names none. */
  readonly refusalAt?: Path<Values>;
}

export interface JudgedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** What a field of `ui` needs: name, ref, handlers, id and its error. */
  field(
    path: Path<Values>,
  ): ReturnType<UseFormReturn<Values>["register"]> & { id: string; error: string | undefined };
  readonly onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  readonly isSending: boolean;
  /** For the summary on top, after a failed attempt. */
  readonly summary: {
    readonly errors: readonly { field: string; message: string }[];
    readonly attempt: number;
  };
  /** What went wrong beyond the fields. */
  readonly failure: ApiError | null;
}

/** The one way to do a form: the domain judges, the copy speaks, the server's errors stand beside the fields. */
export function useJudgedForm<Values extends FieldValues>({
  start,
  judge,
  send,
  refusalAt,
}: JudgedFormOptions<Values>): JudgedForm<Values> {
  const formId = useId();
  const textOf = useIssueText();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm<Values>({
    defaultValues: start,
    resolver: resolverOf(judge, textOf),
    mode: "onSubmit",
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const errors = shownErrors(form.formState.errors);
  const idOf = (path: string) => `${formId}${path}`;

  const place = (error: unknown) => {
    if (error instanceof ValidationError) {
      for (const [path, message] of Object.entries(error.fieldErrors)) {
        form.setError(path as Path<Values>, { type: "server", message });
      }
      if (error.nonFieldErrors.length > 0) setFailure(error);
    } else if (error instanceof OperationalError && refusalAt) {
      form.setError(refusalAt, { type: "server", message: error.message });
    } else if (error instanceof ApiError) setFailure(error);
    else throw error;
  };

  const onSubmit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        await send(values);
      } catch (error) {
        place(error);
        setAttempt((count) => count + 1);
      }
    },
    () => setAttempt((count) => count + 1),
  );

  return {
    form,
    field: (path) => ({
      ...form.register(path),
      id: idOf(path),
      error: errors.find((error) => error.path === path)?.message,
    }),
    onSubmit,
    isSending: form.formState.isSubmitting,
    summary: {
      attempt,
      errors: errors.map(({ path, message }) => ({ field: idOf(path.replace(/\.root$/, "")), message })),
    },
    failure,
  };
}
