import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { CallDefinition } from "@kaitori/wire";
import busboy from "busboy";
import { badRequest, HttpError } from "./errors.ts";

/** A file as it was sent, beside what was learnt of it while it came in. */
export interface SentFile {
  readonly name: string;
  /** The media type as the browser declares it. */
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

export interface FormRead {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: SentFile | undefined;
}

/** A call that carries a form: its fields, and the part that is a file. */
export type FormCall = Pick<CallDefinition, "body"> & { readonly file: string };

export const isFormCall = (call: CallDefinition): call is CallDefinition & FormCall =>
  call.file !== undefined;

/** Kinds of papers with commas between them are far shorter. */
const longestField = 16 * 1024;

/**
 * Reads a form while it comes in: at most the parts that the call has, the file's bytes once. A part too many, or a form
 * that is none, ends it, and no more of it is asked for.
 */
export async function readMultipart(
  call: FormCall,
  contentType: string,
  chunks: AsyncIterable<Uint8Array>,
  maximumBytes: number,
): Promise<FormRead> {
  const names = Object.keys(call.body && "entries" in call.body ? (call.body.entries as object) : {});
  const parser = parserOf(contentType, names.length);
  const refuse = () => void parser.destroy(badRequest());
  const fields = new Map<string, string>();
  let file: SentFile | undefined;
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
  await pipeline(chunks, parser).catch((error) => {
    throw error instanceof HttpError ? error : badRequest();
  });
  return { fields: Object.fromEntries(fields), file };
}

function parserOf(contentType: string, fields: number): busboy.Busboy {
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      // It counts delimiters: one more than there are parts, and the next one is too many.
      limits: { fields, files: 1, parts: fields + 3, fieldSize: longestField },
    });
  } catch {
    throw badRequest();
  }
}

const smallRoom = 256 * 1024;

/** Room for the largest file is asked for once, when it is no small one: what nobody fills costs the collector, too. */
function collect(
  content: Readable,
  maximumBytes: number,
  onEnd: (bytes: Uint8Array, sha256: string) => void,
): void {
  let room = Buffer.allocUnsafeSlow(Math.min(smallRoom, maximumBytes));
  const hash = createHash("sha256");
  let size = 0;
  content.on("data", (chunk: Buffer) => {
    if (size + chunk.length > room.length) {
      const larger = Buffer.allocUnsafeSlow(maximumBytes);
      room.copy(larger, 0, 0, size);
      room = larger;
    }
    size += chunk.copy(room, size);
    hash.update(chunk);
  });
  content.on("end", () => onEnd(room.subarray(0, size), hash.digest("hex")));
  // The form says it.
  content.on("error", () => {});
}
