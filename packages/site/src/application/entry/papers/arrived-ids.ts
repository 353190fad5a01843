import { kindsOf } from "@kaitori/domain";
import type { Id } from "@kaitori/wire";
import { arrived, type UploadRow } from "#foundation/uploads/upload-row.ts";

/** The ids of the uploaded files of a kind. */
export const arrivedIds = (rows: readonly UploadRow[], kind: string): Id[] =>
  arrived(rows)
    .filter((record) => kindsOf(record).includes(kind))
    .map(({ id }) => id);

export const areSameIds = (one: readonly Id[], other: readonly Id[]) =>
  one.length === other.length && one.every((id) => other.includes(id));
