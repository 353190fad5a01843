import type { Id, UploadRecord } from "@kaitori/wire";
import { arrived, type UploadRow } from "#foundation/uploads/upload-row.ts";
import type { GivenPaper } from "./resubmit-values.ts";

/** New papers of these kinds; excludes those of the entry. */
export const givenPapers = (
  rows: readonly UploadRow[],
  kinds: readonly string[],
  ofEntry: ReadonlySet<Id>,
): GivenPaper[] =>
  arrived(rows)
    .filter(({ kind, id }) => kinds.includes(kind) && !ofEntry.has(id))
    .map(({ id, kind, name, content_type, created_at }) => ({ id, kind, name, content_type, created_at }));

/** Collects every paper that a saved form refers to. */
export function papersOfDraft(input: unknown): UploadRecord[] {
  if (isPaper(input)) return [{ ...input, image: null, error: false, message: "" }];
  return typeof input === "object" && input !== null
    ? Object.values(input).flatMap((value) => papersOfDraft(value))
    : [];
}

const texts = ["kind", "name", "content_type", "created_at"] as const;
const isPaper = (value: unknown): value is GivenPaper =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  (Number.isInteger(value.id) || typeof value.id === "string") &&
  texts.every((field) => typeof Reflect.get(value, field) === "string");
