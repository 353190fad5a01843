import type { UploadRecord } from "@kaitori/wire";

/** A file that was chosen or had been given before. It is kept outside every form; forms refer to what it became by id. */
export type UploadRow = {
  /** The page's own name for the row, from the first moment on. */
  readonly key: string;
  /** With the display number of the statement or claim it belongs to: `passbook_cover_2`. */
  readonly kind: string;
  readonly name: string;
  readonly size?: number;
  /** The preview: the file itself while it is in hand, else the server's copy. */
  readonly preview?: { readonly kind: "image" | "pdf"; readonly url: string };
} & UploadProgress;

export type UploadProgress =
  | { readonly state: "waiting" }
  | { readonly state: "uploading"; readonly progress: number }
  | { readonly state: "done"; readonly record: UploadRecord }
  | { readonly state: "failed"; readonly message: string; readonly final: boolean };

/** The files of the rows that have arrived, as a call refers to them. */
export const arrived = (rows: readonly UploadRow[]): UploadRecord[] =>
  rows.flatMap((row) => (row.state === "done" ? [row.record] : []));

/** Did not arrive, and may if it is sent again: not refused by the server, nor by the page. */
export const isLeftBehind = (row: UploadRow) => row.state === "failed" && !row.final;

export const isUnderWay = (row: UploadRow) => row.state === "waiting" || row.state === "uploading";
