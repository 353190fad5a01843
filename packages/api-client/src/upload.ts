import { type UploadRecord, uploadFile } from "@kaitori/wire";
import type { AskOptions } from "./call-options.ts";
import type { Connection } from "./config.ts";
import { UploadInProgressError } from "./errors/upload-in-progress-error.ts";
import { performCall, requestOf } from "./perform-call.ts";

export type FileToUpload = {
  readonly kind: string;
  /** All the papers that the file stands for, `kind` first; a server without `file_kinds` does not read them. */
  readonly kinds?: readonly string[] | undefined;
  readonly file: File;
};

export type UploadOptions = AskOptions & {
  /** From 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** Uploads files, one of a kind at a time (R5.5). Cancelled by the signal, then it fails with the signal's reason. */
export function uploader(connection: Connection) {
  const underWay = new Set<string>();

  return async (
    { kind, kinds = [kind], file }: FileToUpload,
    options: UploadOptions = {},
  ): Promise<UploadRecord> => {
    if (underWay.has(kind)) throw new UploadInProgressError(kind);
    underWay.add(kind);
    try {
      const body = new FormData();
      body.append("kind", kind);
      if (kinds.length > 1) body.append("kinds", kinds.join(","));
      body.append(uploadFile.file, file, file.name);
      const request = {
        ...requestOf(uploadFile, body, options, connection),
        timeout: options.timeout ?? uploadFile.timeout,
        onProgress: options.onProgress,
      };
      return await performCall(uploadFile, request, connection.uploadTransport, connection);
    } finally {
      underWay.delete(kind);
    }
  };
}
