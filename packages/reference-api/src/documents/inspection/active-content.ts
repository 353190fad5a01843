import { constants, inflateSync } from "node:zlib";
import { type ActiveContent, activeContents } from "../../database/tables/file-tables.ts";

/** PDF names of active content; other spellings are normalised before. */
const namesOf: Readonly<Record<ActiveContent, RegExp>> = {
  javaScript: /\/(?:JavaScript|JS)(?![A-Za-z0-9])/,
  launch: /\/Launch(?![A-Za-z0-9])/,
  embeddedFile: /\/(?:EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/,
};

/** Limits of unpacking, per stream and in total; a list of objects is never larger. */
const mostOfOne = 4 * 1024 * 1024;
const mostOfAll = 32 * 1024 * 1024;

/**
 * Scans the bytes without running anything: plain objects and those in object streams. Strings may match by chance,
 * so the result is a hint for the desk, not a refusal.
 */
export function activeContentOf(bytes: Buffer): ActiveContent[] {
  const file = bytes.toString("latin1");
  const texts = [withoutStreams(file), ...packedObjects(bytes, file)].map(normaliseNames);
  return activeContents.filter((one) => texts.some((text) => namesOf[one].test(text)));
}

/** `/Java#53cript` is `/JavaScript`. */
const normaliseNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The bytes of a picture may contain these names by chance. */
function withoutStreams(file: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let begin = nextStream(file, 0); begin >= 0; begin = nextStream(file, from)) {
    const end = file.indexOf("endstream", begin);
    if (end < 0) break;
    kept.push(file.slice(from, begin));
    from = end + "endstream".length;
  }
  return [...kept, file.slice(from)].join(" ");
}

/** The line may end as on any system. */
function nextStream(file: string, from: number): number {
  const found = /stream\r?\n/g;
  found.lastIndex = from;
  return found.exec(file)?.index ?? -1;
}

function packedObjects(bytes: Buffer, file: string): string[] {
  const texts: string[] = [];
  let left = mostOfAll;
  for (const { index, 0: found } of file.matchAll(/\bstream\r?\n/g)) {
    const head = normaliseNames(file.slice(Math.max(0, index - 1_000), index));
    const dictionary = head.slice(head.lastIndexOf(" obj"));
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(dictionary) || left <= 0) continue;
    const text = unpack(bytes.subarray(index + found.length), Math.min(left, mostOfOne));
    left -= text.length;
    texts.push(text);
  }
  return texts;
}

function unpack(packed: Buffer, maximumBytes: number): string {
  try {
    // Bytes after the compressed data are ignored, and a stream that is cut off is unpacked as far as it goes.
    return inflateSync(packed, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: maximumBytes,
    }).toString("latin1");
  } catch {
    return packed.subarray(0, maximumBytes).toString("latin1");
  }
}
