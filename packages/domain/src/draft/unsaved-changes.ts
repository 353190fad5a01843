/** A draft is plain data: what a form holds and JSON can carry. */
export type DraftValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly DraftValue[]
  | { readonly [field: string]: DraftValue };

/** Whether the inputs differ from the draft that is kept (R3.9); never filled in and emptied are the same. */
export const hasUnsavedChanges = (kept: DraftValue, inputs: DraftValue): boolean => !isSame(kept, inputs);

const isEmpty = (value: DraftValue) => value === null || value === undefined || value === "";

function isSame(one: DraftValue, other: DraftValue): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => isSame(one[field], other[field]));
}

const isRecord = (value: DraftValue): value is { readonly [field: string]: DraftValue } =>
  typeof value === "object" && value !== null;
