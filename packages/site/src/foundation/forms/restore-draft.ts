import type { FormDraft } from "@kaitori/wire";
import { isRecord } from "#parts/is-record.ts";

/** Values of another shape are dropped, because a draft may be older than the form. */
export function restoreDraft<Values extends object>(
  initialValues: Values,
  input: FormDraft["input"],
): Values {
  return input === null ? initialValues : mergeInput(initialValues, input);
}

function mergeInput<Values extends object>(
  initialValues: Values,
  input: Readonly<Record<string, unknown>>,
): Values {
  const entries = Object.entries(initialValues).map(
    ([field, value]) => [field, mergeValue(value, input[field])] as const,
  );
  return { ...initialValues, ...Object.fromEntries(entries) };
}

function mergeValue(value: unknown, savedValue: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(savedValue) ? savedValue : value;
  if (isRecord(value)) return isRecord(savedValue) ? mergeInput(value, savedValue) : value;
  const isText = typeof savedValue === "string" || savedValue === null;
  return typeof savedValue === typeof value || (value === null && isText) ? savedValue : value;
}
