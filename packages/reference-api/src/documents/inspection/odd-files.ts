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

/** Put into odd files; it must be absent from the kept bytes of a picture. */
export const hidden = "<script>alert('hidden')</script>";

type Random = () => number;
type Making = (random: Random) => OddFile | Promise<OddFile>;

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
function randomOf(seed: number): Random {
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
const noiseOf = (random: Random, length: number): Buffer<ArrayBuffer> =>
  Buffer.from(Array.from({ length }, () => between(random, 0, 255)));
/** The samples of one seed are the same picture. */
const pixelsOf = (random: Random) => noiseOf(random, 64 * 64 * 3);
const any: readonly Outcome[] = ["accepted", "brokenImage", "tooIntricate", "tooManyPixels", "unknownFormat"];
const anyPdf: readonly Outcome[] = ["accepted", "brokenPdf", "encryptedPdf", "tooManyPages", "unknownFormat"];

function flipped(bytes: Buffer, random: Random): Buffer {
  const changed = Buffer.from(bytes);
  for (let times = between(random, 1, 40); times > 0; times -= 1)
    changed.writeUInt8(between(random, 0, 255), between(random, 16, changed.length - 1));
  return changed;
}

const inserted = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function webpOf(bytes: Buffer): Buffer {
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
): Making[] => [
  async (random) => {
    const bytes = await make(pixelsOf(random));
    return {
      what: "truncated",
      bytes: bytes.subarray(0, between(random, 20, bytes.length - 13)),
      may: ["brokenImage"],
    };
  },
  async (random) => ({ what: "changed", bytes: flipped(await make(pixelsOf(random)), random), may: any }),
  async (random) => ({
    what: "another of its kind within",
    bytes: sealed(inserted(await make(pixelsOf(random)), at, extra(await make(pixelsOf(random))))),
    may: ["accepted"],
  }),
  async (random) => ({
    what: "a script within",
    bytes: sealed(inserted(await make(pixelsOf(random)), at, extra(Buffer.from(hidden)))),
    may: ["accepted"],
  }),
  async (random) => ({
    what: "a page and an archive behind",
    bytes: Buffer.concat([await make(pixelsOf(random)), Buffer.from(`${hidden}PK\x03\x04`), samples.pdf()]),
    may: ["accepted"],
  }),
  async (random) => ({
    what: "a size that lies",
    bytes: huge(await make(pixelsOf(random))),
    may: ["tooManyPixels", "brokenImage"],
  }),
  async (random) => ({
    what: "many parts",
    bytes: sealed(
      inserted(
        await make(pixelsOf(random)),
        at,
        Buffer.concat(Array.from({ length: pictureLimits.parts + 1 }, () => extra(Buffer.of(1)))),
      ),
    ),
    may: ["accepted", "tooIntricate"],
  }),
  async (random) => ({
    what: "noise behind the head",
    bytes: Buffer.concat([
      (await make(pixelsOf(random))).subarray(0, at),
      noiseOf(random, between(random, 1, 5_000)),
    ]),
    may: ["brokenImage", "tooIntricate", "unknownFormat"],
  }),
  (random) => ({
    what: "too large",
    bytes: Buffer.alloc(usualLimits.bytes + between(random, 1, 1_000)),
    may: ["tooLarge"],
  }),
];

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
  sealed: webpOf,
  huge: (bytes) => {
    const canvas = Buffer.alloc(10, 0xff);
    canvas.fill(0, 0, 4);
    return webpOf(inserted(bytes, 12, webpChunk("VP8X", canvas)));
  },
});

const pdfs: Making[] = [
  (random) => {
    const bytes = samples.pdf(between(random, 1, 20));
    return {
      what: "truncated",
      bytes: bytes.subarray(0, between(random, 20, bytes.length - 7)),
      may: ["brokenPdf"],
    };
  },
  (random) => ({ what: "changed", bytes: flipped(samples.pdf(between(random, 1, 9)), random), may: anyPdf }),
  () => ({
    what: "a script",
    bytes: samples.pdfThat("/OpenAction <</S /JavaScript /JS (x)>>"),
    may: ["accepted"],
  }),
  () => ({
    what: "a packed script",
    bytes: samples.pdfThatPacked("/S /JavaScript /JS (x)"),
    may: ["accepted"],
  }),
  () => ({ what: "encrypted", bytes: samples.encryptedPdf(), may: ["encryptedPdf"] }),
  (random) => ({
    what: "a page behind",
    bytes: Buffer.concat([samples.pdf(), Buffer.from(hidden.repeat(between(random, 1, 9)))]),
    may: ["accepted", "brokenPdf"],
  }),
  (random) => ({
    what: "many pages",
    bytes: samples.pdf(usualLimits.pages + between(random, 1, 2_000)),
    may: ["tooManyPages"],
  }),
  (random) => ({
    what: "a count that lies",
    bytes: Buffer.from(
      samples
        .pdf(3)
        .toString("latin1")
        .replace("/Count 3", `/Count ${between(random, 4, 9)}`),
      "latin1",
    ),
    may: anyPdf,
  }),
  (random) => ({
    what: "packed objects",
    bytes: samples.packedPdf(between(random, 1, 40), 100),
    may: anyPdf,
  }),
  (random) => ({
    what: "nested lists",
    bytes: samples.pdfThat(`/A ${"[".repeat(between(random, 1_000, 200_000))}`),
    may: anyPdf,
  }),
  (random) => ({
    what: "a catalogue far down",
    bytes: samples.packedCataloguePdf(between(random, 1, 3_900)),
    may: anyPdf,
  }),
  (random) => ({
    what: "an endless table",
    bytes: samples.endlessTablePdf(between(random, 1, 2_000)),
    may: anyPdf,
  }),
];

const makings: Readonly<Record<DocumentFormat, readonly Making[]>> = {
  "image/jpeg": [
    ...jpegs,
    (random) => ({
      what: "many scans",
      bytes: samples.jpegOfScans(between(random, pictureLimits.scans, 3_500)),
      may: ["tooIntricate"],
    }),
    (random) => ({
      what: "as many scans as are read",
      bytes: samples.jpegOfScans(pictureLimits.scans - 1, between(random, 1, 6)),
      may: ["accepted"],
    }),
  ],
  "image/png": [
    ...pngs,
    async (random) => ({
      what: "texts that unpack to gigabytes",
      bytes: await samples.pngOfTexts(between(random, 1, 400)),
      may: ["accepted"],
    }),
    () => ({ what: "256 megapixels", bytes: samples.pixelBomb(), may: ["tooManyPixels"] }),
  ],
  "image/webp": webps,
  "application/pdf": pdfs,
};

/** The odd file of a format at a place: each kind of oddness in turn, with other numbers each time. */
export async function oddFile(format: DocumentFormat, place: number): Promise<OddFile> {
  const ofFormat = makings[format];
  const make = ofFormat[place % ofFormat.length];
  if (!make) throw new Error(`No odd file of ${format}`);
  return make(randomOf(place));
}
