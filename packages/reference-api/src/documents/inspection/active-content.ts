import { constants, inflateSync } from "node:zlib";
import { type ActiveContent, activeContents } from "../../database/tables/file-tables.ts";

/** Names of active content in normalised PDF text. */
const namePatterns: Readonly<Record<ActiveContent, RegExp>> = {
  javaScript: /\/(?:JavaScript|JS)(?![A-Za-z0-9])/,
  launch: /\/Launch(?![A-Za-z0-9])/,
  embeddedFile: /\/(?:EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/,
};

/** Maximum unpacked bytes per stream and in total. */
const maximumStreamBytes = 4 * 1024 * 1024;
const maximumTotalBytes = 32 * 1024 * 1024;

/** Searches objects and object streams. A match may be accidental, so it only warns the desk. */
export function activeContentOf(bytes: Buffer): ActiveContent[] {
  const file = bytes.toString("latin1");
  const texts = [withoutStreams(file), ...packedObjects(bytes, file)].map(normaliseNames);
  return activeContents.filter((kind) => texts.some((text) => namePatterns[kind].test(text)));
}

/** `/Java#53cript` is `/JavaScript`. */
const normaliseNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Removes streams, because bytes of a picture may match by chance. A stream without an end stays. */
function withoutStreams(file: string): string {
  const parts = file.split("endstream");
  const rest = parts.pop();
  return [...parts.flatMap((part) => part.split(/stream\r?\n/, 1)), rest].join(" ");
}

function packedObjects(bytes: Buffer, file: string): string[] {
  const texts: string[] = [];
  let remainingBytes = maximumTotalBytes;
  for (const { index, 0: match } of file.matchAll(/\bstream\r?\n/g)) {
    const head = normaliseNames(file.slice(Math.max(0, index - 1_000), index));
    const dictionary = head.slice(head.lastIndexOf(" obj"));
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(dictionary) || remainingBytes <= 0) continue;
    const text = unpack(bytes.subarray(index + match.length), Math.min(remainingBytes, maximumStreamBytes));
    remainingBytes -= text.length;
    texts.push(text);
  }
  return texts;
}

function unpack(packed: Buffer, maximumBytes: number): string {
  try {
    // Ignores bytes after the data and unpacks a truncated stream as far as possible.
    return inflateSync(packed, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: maximumBytes,
    }).toString("latin1");
  } catch {
    return packed.subarray(0, maximumBytes).toString("latin1");
  }
}
