import type { Preview } from "../FileLine/FilePreview.tsx";

/** A file and its upload state, which the caller updates. */
export type FileRow = {
  /** Tells the files apart. */
  id: string;

  /** As it is called on the device. */
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
      /** A retry would not help. */
      final?: boolean | undefined;
    }
);

const kilo = 1024;

/** `2.4 MB`, as phones and computers write it. */
export function sizeInWords(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} KB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
