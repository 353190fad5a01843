import type { FormDraft } from "@kaitori/wire";

/**
 * Merges a saved draft into the initial values. Values of another shape are dropped, because a draft may be older than
 * the form.
 */
export function restoreDraft<Values extends object>(start: Values, input: FormDraft["input"]): Values {
  return input === null ? start : layOver(start, input);
}

function layOver<Values extends object>(start: Values, input: Readonly<Record<string, unknown>>): Values {
  const kept = Object.entries(start).map(
    ([field, value]) => [field, layOverValue(value, input[field])] as const,
  );
  return { ...start, ...Object.fromEntries(kept) };
}

function layOverValue(value: unknown, kept: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(kept) ? kept : value;
  if (isRecord(value)) return isRecord(kept) ? layOver(value, kept) : value;
  const isText = typeof kept === "string" || kept === null;
  return typeof kept === typeof value || (value === null && isText) ? kept : value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
