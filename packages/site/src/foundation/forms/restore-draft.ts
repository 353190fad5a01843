import type { FormDraft } from "@kaitori/wire";
import { isRecord } from "#parts/is-record.ts";

/** Values of another shape are dropped, because a draft may be older than the form. */
export function restoreDraft<Values extends object>(start: Values, input: FormDraft["input"]): Values {
  return input === null ? start : mergeInput(start, input);
}

function mergeInput<Values extends object>(start: Values, input: Readonly<Record<string, unknown>>): Values {
  const entries = Object.entries(start).map(
    ([field, value]) => [field, mergeValue(value, input[field])] as const,
  );
  return { ...start, ...Object.fromEntries(entries) };
}

function mergeValue(value: unknown, savedValue: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(savedValue) ? savedValue : value;
  if (isRecord(value)) return isRecord(savedValue) ? mergeInput(value, savedValue) : value;
  const isText = typeof savedValue === "string" || savedValue === null;
  return typeof savedValue === typeof value || (value === null && isText) ? savedValue : value;
}
