import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { CallDefinition } from "@kaitori/wire";
import busboy from "busboy";
import { badRequest, HttpError } from "./errors.ts";

export interface SentFile {
  readonly name: string;
  /** The media type as the browser declares it. */
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: SentFile | undefined;
}

/** A call with a form; `file` is the part with the file. */
export type FormCall = Pick<CallDefinition, "body"> & { readonly file: string };

export const isFormCall = (call: CallDefinition): call is CallDefinition & FormCall =>
  call.file !== undefined;

/** Far longer than a list of all kinds of papers. */
const maximumFieldBytes = 16 * 1024;

/** Reads a form while it is received. A malformed form or an excess part ends the reading. */
export async function readMultipart(
  call: FormCall,
  contentType: string,
  chunks: AsyncIterable<Uint8Array>,
  maximumBytes: number,
): Promise<ReceivedForm> {
  const names = Object.keys(call.body && "entries" in call.body ? (call.body.entries as object) : {});
  const fields = new Map<string, string>();
  let file: SentFile | undefined;
  try {
    const parser = busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      // busboy counts delimiters, of which there is one more than parts, and refuses the next one.
      limits: { fields: names.length, files: 1, parts: names.length + 3, fieldSize: maximumFieldBytes },
    });
    const refuse = () => void parser.destroy(badRequest());
    parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) refuse();
      fields.set(name, value);
    });
    parser.on("file", (name, content, { filename, mimeType }) => {
      if (name !== call.file) return void content.resume();
      collect(content, maximumBytes, (bytes, sha256) => {
        file = { name: filename ?? "", type: mimeType, bytes, sha256 };
      });
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, refuse);
    await pipeline(chunks, parser);
  } catch (error) {
    throw error instanceof HttpError ? error : badRequest();
  }
  return { fields: Object.fromEntries(fields), file };
}

const initialBufferBytes = 256 * 1024;

/** Collects a file in a small buffer, which is replaced once by one for the largest file. */
function collect(
  content: Readable,
  maximumBytes: number,
  onEnd: (bytes: Uint8Array, sha256: string) => void,
): void {
  let buffer = Buffer.allocUnsafeSlow(Math.min(initialBufferBytes, maximumBytes));
  const hash = createHash("sha256");
  let size = 0;
  content.on("data", (chunk: Buffer) => {
    if (size + chunk.length > buffer.length) {
      const larger = Buffer.allocUnsafeSlow(maximumBytes);
      buffer.copy(larger, 0, 0, size);
      buffer = larger;
    }
    size += chunk.copy(buffer, size);
    hash.update(chunk);
  });
  content.on("end", () => onEnd(buffer.subarray(0, size), hash.digest("hex")));
  // The parser reports the error.
  content.on("error", () => {});
}
