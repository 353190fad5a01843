import type { DocumentFormat } from "./format.ts";
import type { Refusal } from "./inspection-result.ts";
import { pictureLimits, usualLimits } from "./limits.ts";
import * as samples from "./samples.ts";

/** The permitted results for an odd file; any other is a fault. */
export type Outcome = "accepted" | Refusal;

export interface OddFile {
  readonly what: string;
  readonly bytes: Buffer;
  readonly may: readonly Outcome[];
}

/** Text hidden in faulty files, which must be absent from a stored picture. */
export const hidden = "<script>alert('hidden')</script>";

type Random = () => number;
/** Fault of the file, its permitted outcomes, and a function that creates the bytes. */
type Making = readonly [
  what: string,
  may: readonly Outcome[],
  bytes: (random: Random) => Buffer | Promise<Buffer>,
];

/** Mulberry32: returns the same numbers from 0 to 1 for the same seed. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));
const noise = (random: Random, length: number): Buffer<ArrayBuffer> =>
  Buffer.from(Array.from({ length }, () => between(random, 0, 255)));
/** Pixels of a picture of 64 × 64. */
const makePixels = (random: Random) => noise(random, 64 * 64 * 3);
const any: readonly Outcome[] = ["accepted", "brokenImage", "tooIntricate", "tooManyPixels", "unknownFormat"];
const anyPdf: readonly Outcome[] = ["accepted", "brokenPdf", "encryptedPdf", "tooManyPages", "unknownFormat"];

function flipBytes(bytes: Buffer, random: Random): Buffer {
  const changed = Buffer.from(bytes);
  for (let times = between(random, 1, 40); times > 0; times -= 1)
    changed.writeUInt8(between(random, 0, 255), between(random, 16, changed.length - 1));
  return changed;
}

const truncate = (bytes: Buffer, ending: number, random: Random) =>
  bytes.subarray(0, between(random, 20, bytes.length - ending));

const insertAt = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function fixWebpLength(bytes: Buffer): Buffer {
  const sized = Buffer.from(bytes);
  sized.writeUInt32LE(sized.length - 8, 4);
  return sized;
}

/** Faults for pictures of every format; parts made by `extra` are inserted at the offset `at`. */
const pictures = (
  make: (seed: Buffer<ArrayBuffer>) => Promise<Buffer>,
  {
    at,
    extra,
    huge,
    sealed = (bytes) => bytes,
  }: {
    at: number;
    extra: (data: Buffer) => Buffer;
    huge: (bytes: Buffer) => Buffer;
    sealed?: (bytes: Buffer) => Buffer;
  },
): Making[] => {
  const picture = (random: Random) => make(makePixels(random));
  const within = async (random: Random, more: Buffer) => sealed(insertAt(await picture(random), at, more));
  return [
    ["truncated", ["brokenImage"], async (random) => truncate(await picture(random), 13, random)],
    ["changed", any, async (random) => flipBytes(await picture(random), random)],
    [
      "another file of the format within",
      ["accepted"],
      async (random) => within(random, extra(await picture(random))),
    ],
    ["a script within", ["accepted"], (random) => within(random, extra(Buffer.from(hidden)))],
    [
      "a web page and an archive appended",
      ["accepted"],
      async (random) =>
        Buffer.concat([await picture(random), Buffer.from(`${hidden}PK\x03\x04`), samples.pdf()]),
    ],
    ["a wrong size", ["tooManyPixels", "brokenImage"], async (random) => huge(await picture(random))],
    [
      "many parts",
      ["accepted", "tooIntricate"],
      (random) =>
        within(
          random,
          Buffer.concat(Array.from({ length: pictureLimits.parts + 1 }, () => extra(Buffer.of(1)))),
        ),
    ],
    [
      "noise after the header",
      ["brokenImage", "tooIntricate", "unknownFormat"],
      async (random) =>
        Buffer.concat([(await picture(random)).subarray(0, at), noise(random, between(random, 1, 5_000))]),
    ],
    ["too large", ["tooLarge"], (random) => Buffer.alloc(usualLimits.bytes + between(random, 1, 1_000))],
  ];
};

const pngHeaderEnd = 8 + 25;

const jpegs = pictures(samples.jpeg, {
  at: 2,
  extra: (data) => samples.jpegSegment(0xfe, data),
  huge: (bytes) => {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    return Buffer.from(bytes).fill(0xff, frame + 5, frame + 9);
  },
});

const pngs = pictures(samples.png, {
  at: pngHeaderEnd,
  extra: (data) => samples.pngChunk("tEXt", data),
  huge: (bytes) => {
    const header = Buffer.from(bytes.subarray(16, 29));
    header.writeUInt32BE(0x7fff_ffff, 0);
    return Buffer.concat([
      bytes.subarray(0, 8),
      samples.pngChunk("IHDR", header),
      bytes.subarray(pngHeaderEnd),
    ]);
  },
});

const webps = pictures(samples.webp, {
  at: 12,
  extra: (data) => webpChunk("XMP ", data),
  sealed: fixWebpLength,
  huge: (bytes) => {
    const canvas = Buffer.alloc(10, 0xff);
    canvas.fill(0, 0, 4);
    return fixWebpLength(insertAt(bytes, 12, webpChunk("VP8X", canvas)));
  },
});

const pdfs: Making[] = [
  ["truncated", ["brokenPdf"], (random) => truncate(samples.pdf(between(random, 1, 20)), 7, random)],
  ["changed", anyPdf, (random) => flipBytes(samples.pdf(between(random, 1, 9)), random)],
  ["a script", ["accepted"], () => samples.pdfThat("/OpenAction <</S /JavaScript /JS (x)>>")],
  ["a packed script", ["accepted"], () => samples.pdfThatPacked("/S /JavaScript /JS (x)")],
  ["encrypted", ["encryptedPdf"], samples.encryptedPdf],
  [
    "a web page appended",
    ["accepted", "brokenPdf"],
    (random) => Buffer.concat([samples.pdf(), Buffer.from(hidden.repeat(between(random, 1, 9)))]),
  ],
  ["many pages", ["tooManyPages"], (random) => samples.pdf(usualLimits.pages + between(random, 1, 2_000))],
  [
    "a wrong page count",
    anyPdf,
    (random) => {
      const text = samples.pdf(3).toString("latin1");
      return Buffer.from(text.replace("/Count 3", `/Count ${between(random, 4, 9)}`), "latin1");
    },
  ],
  ["packed objects", anyPdf, (random) => samples.packedPdf(between(random, 1, 40), 100)],
  ["nested lists", anyPdf, (random) => samples.pdfThat(`/A ${"[".repeat(between(random, 1_000, 200_000))}`)],
  ["a catalogue far down", anyPdf, (random) => samples.packedCataloguePdf(between(random, 1, 3_900))],
  ["an endless table", anyPdf, (random) => samples.endlessTablePdf(between(random, 1, 2_000))],
];

const makings: Readonly<Record<DocumentFormat, readonly Making[]>> = {
  "image/jpeg": [
    ...jpegs,
    [
      "many scans",
      ["tooIntricate"],
      (random) => samples.jpegOfScans(between(random, pictureLimits.scans, 3_500)),
    ],
    [
      "the maximum number of scans",
      ["accepted"],
      (random) => samples.jpegOfScans(pictureLimits.scans - 1, between(random, 1, 6)),
    ],
  ],
  "image/png": [
    ...pngs,
    ["texts that unpack to gigabytes", ["accepted"], (random) => samples.pngOfTexts(between(random, 1, 400))],
    ["256 megapixels", ["tooManyPixels"], () => samples.pixelBomb()],
  ],
  "image/webp": webps,
  "application/pdf": pdfs,
};

/** Creates a faulty file; `place` selects the fault in turn and is the seed of the random numbers. */
export async function oddFile(format: DocumentFormat, place: number): Promise<OddFile> {
  const faultsOfFormat = makings[format];
  const [what, may, bytes] = faultsOfFormat[place % faultsOfFormat.length] ?? [];
  if (!what || !may || !bytes) throw new Error(`No odd file of ${format}`);
  return { what, may, bytes: await bytes(createRandom(place)) };
}
