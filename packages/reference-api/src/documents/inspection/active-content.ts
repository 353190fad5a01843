import { constants, inflateSync } from "node:zlib";
import { type ActiveContent, activeContents } from "../../database/tables/file-tables.ts";

/** By the names of the format; how each may be spelled is undone before. */
const namesOf: Readonly<Record<ActiveContent, RegExp>> = {
  javaScript: /\/(?:JavaScript|JS)(?![A-Za-z0-9])/,
  launch: /\/Launch(?![A-Za-z0-9])/,
  embeddedFile: /\/(?:EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/,
};

/** So much is unpacked of one stream, and of all together: what is larger is no list of objects. */
const mostOfOne = 4 * 1024 * 1024;
const mostOfAll = 32 * 1024 * 1024;

/**
 * By walking the bytes, not by running anything: the objects as they stand, and those packed into streams of objects.
 * Strings and pictures may look alike by chance, so this is a sign for a person and no refusal.
 */
export function activeContentOf(bytes: Buffer): ActiveContent[] {
  const file = bytes.toString("latin1");
  const texts = [withoutStreams(file), ...packedObjects(bytes, file)].map(spelledPlainly);
  return activeContents.filter((one) => texts.some((text) => namesOf[one].test(text)));
}

/** `/Java#53cript` is `/JavaScript`. */
const spelledPlainly = (text: string) =>
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
    const head = spelledPlainly(file.slice(Math.max(0, index - 1_000), index));
    const dictionary = head.slice(head.lastIndexOf(" obj"));
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(dictionary) || left <= 0) continue;
    const text = unpacked(bytes.subarray(index + found.length), Math.min(left, mostOfOne));
    left -= text.length;
    texts.push(text);
  }
  return texts;
}

function unpacked(packed: Buffer, most: number): string {
  try {
    // Bytes after the compressed data are ignored, and a stream that is cut off is unpacked as far as it goes.
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most }).toString(
      "latin1",
    );
  } catch {
    return packed.subarray(0, most).toString("latin1");
  }
}
