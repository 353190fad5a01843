import type { UploadRecord } from "@kaitori/wire";

/** A picked or previously uploaded file. Files live outside the forms; forms refer to uploads by id. */
export type UploadRow = {
  /** Identifies the row on the page, also before the file has an id. */
  readonly key: string;
  /** The kind with the number of its statement or claim: `passbook_cover_2`. */
  readonly kind: string;
  readonly name: string;
  readonly size?: number;
  readonly preview?: { readonly kind: "image" | "pdf"; readonly url: string };
} & UploadProgress;

export type UploadProgress =
  | { readonly state: "waiting" }
  | { readonly state: "uploading"; readonly progress: number }
  | { readonly state: "done"; readonly record: UploadRecord }
  | { readonly state: "failed"; readonly message: string; readonly isFinal: boolean };

export const uploadedRecords = (rows: readonly UploadRow[]): UploadRecord[] =>
  rows.flatMap((row) => (row.state === "done" ? [row.record] : []));

/** The lists have the same ids or kinds, in any order. */
export const haveSameItems = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

/** The upload failed and can be retried: neither the server nor the page has refused the file. */
export const isRetryable = (row: UploadRow) => row.state === "failed" && !row.isFinal;

export const isUnderWay = (row: UploadRow) => row.state === "waiting" || row.state === "uploading";
