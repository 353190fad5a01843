import { type DraftValue, hasUnsavedChanges } from "@kaitori/domain";

/** One place at which two drafts of a form differ. */
export interface DraftDifference {
  readonly path: string;
  readonly here: DraftValue;
  readonly there: DraftValue;
}

/** Files are compared as a whole: their ids mean nothing to the user. */
const asOne: ReadonlySet<string> = new Set(["contentfile_relations", "addfiles", "replaces"]);

/** The differences of two drafts, in the order of the form; an item that only one of them has is one difference. */
export function draftDifferences(here: DraftValue, there: DraftValue, path = ""): DraftDifference[] {
  if (!hasUnsavedChanges(here, there)) return [];
  const last = path.split(".").at(-1) ?? "";
  if (!isRecord(here) || !isRecord(there) || asOne.has(last)) return [{ path, here, there }];
  const fields = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  return fields.flatMap((field) =>
    draftDifferences(here[field], there[field], path ? `${path}.${field}` : field),
  );
}

export const isRecord = (value: DraftValue): value is { readonly [field: string]: DraftValue } =>
  typeof value === "object" && value !== null;
