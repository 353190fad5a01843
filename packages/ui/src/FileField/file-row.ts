import type { Preview } from "../FileLine/FilePreview.tsx";

/** A file and its upload state, which the caller updates. */
export type FileRow = {
  /** Identifies the file. */
  id: string;

  /** Name of the file on the device. */
  name: string;
  /** Bytes. */
  size?: number | undefined;

  /** Picture of the file. */
  preview?: Preview | undefined;
} & (
  | { state: "waiting" }
  | {
      state: "uploading";
      /** 0 to 1. */
      progress: number;
    }
  | { state: "done" }
  | {
      state: "failed";
      message: string;
      /** True if a retry would fail as well. */
      isFinal?: boolean | undefined;
    }
);

const kilo = 1024;

/** A size as phones and computers show it, `2.4 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} KB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
