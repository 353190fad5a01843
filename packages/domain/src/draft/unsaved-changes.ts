/** Values of a form, as JSON. */
export type DraftValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly DraftValue[]
  | { readonly [field: string]: DraftValue };

/** The inputs differ from the stored draft (R3.9); an emptied field equals one that was never filled in. */
export const hasUnsavedChanges = (stored: DraftValue, inputs: DraftValue): boolean => !isSame(stored, inputs);

const isEmpty = (value: DraftValue) => value === null || value === undefined || value === "";

function isSame(one: DraftValue, other: DraftValue): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => isSame(one[field], other[field]));
}

const isRecord = (value: DraftValue): value is { readonly [field: string]: DraftValue } =>
  typeof value === "object" && value !== null;
