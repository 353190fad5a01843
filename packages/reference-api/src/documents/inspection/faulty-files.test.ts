import { existsSync } from "node:fs";
import { pngChunk } from "@kaitori/tooling/sample-files";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { CodeWithParams } from "../../http/errors.ts";
import { measureMemory } from "../../testing/memory-in-use.ts";
import type { DocumentFormat } from "./format.ts";
import { inspect } from "./inspect.ts";
import { type InspectionResult, maximumScans, readerLimits, usualLimits } from "./inspection-result.ts";
import * as samples from "./samples.ts";

/** LONG=1 covers every kind of fault. */
const filesPerFormat = process.env.LONG ? 100 : 2;

/** Text hidden in faulty files, which must be absent from a stored picture. */
const hidden = "<script>alert('hidden')</script>";

type Outcome = "accepted" | CodeWithParams["code"];
type Random = (least: number, most: number) => number;
/** Fault of a file, its permitted outcomes, and a function that creates the bytes. */
type Fault = readonly [
  name: string,
  permitted: readonly Outcome[],
  createBytes: (random: Random) => Buffer | Promise<Buffer>,
];

/** Mulberry32: returns the same numbers for the same seed. */
function createRandom(seed: number): Random {
  let state = seed;
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const fraction = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return least + Math.floor(fraction * (most - least + 1));
  };
}

const noise = (random: Random, length: number): Buffer<ArrayBuffer> =>
  Buffer.from(Array.from({ length }, () => random(0, 255)));

function flipBytes(bytes: Buffer, random: Random): Buffer {
  const changed = Buffer.from(bytes);
  for (let times = random(1, 40); times > 0; times -= 1)
    changed.writeUInt8(random(0, 255), random(16, changed.length - 1));
  return changed;
}

const truncate = (bytes: Buffer, ending: number, random: Random) =>
  bytes.subarray(0, random(20, bytes.length - ending));

const insertAt = (bytes: Buffer, offset: number, part: Buffer) =>
  Buffer.concat([bytes.subarray(0, offset), part, bytes.subarray(offset)]);

interface PictureParts {
  /** Offset at which parts are inserted. */
  readonly offset: number;
  /** Makes a part that no decoder needs. */
  readonly createPart: (data: Buffer) => Buffer;
  /** Writes a wrong size into the header. */
  readonly setWrongSize: (bytes: Buffer) => Buffer;
  /** Corrects the length in the header. */
  readonly fixLength?: (bytes: Buffer) => Buffer;
}

/** Faults of pictures of every format. */
function pictures(
  make: (seed: Buffer<ArrayBuffer>) => Promise<Buffer>,
  { offset, createPart, setWrongSize, fixLength = (bytes) => bytes }: PictureParts,
): Fault[] {
  const picture = (random: Random) => make(noise(random, 64 * 64 * 3));
  const withPart = async (random: Random, part: Buffer) =>
    fixLength(insertAt(await picture(random), offset, part));
  const manyParts = () => Array.from({ length: 20_000 }, () => createPart(Buffer.of(1)));
  const appended = Buffer.concat([Buffer.from(`${hidden}PK\x03\x04`), samples.pdf()]);
  const anyOutcome: Outcome[] = [
    "accepted",
    "fileBrokenImage",
    "fileTooIntricate",
    "fileTooManyPixels",
    "fileUnknownFormat",
  ];
  return [
    ["truncated", ["fileBrokenImage"], async (random) => truncate(await picture(random), 13, random)],
    ["changed", anyOutcome, async (random) => flipBytes(await picture(random), random)],
    ["a picture within", ["accepted"], async (random) => withPart(random, createPart(await picture(random)))],
    ["a script within", ["accepted"], (random) => withPart(random, createPart(Buffer.from(hidden)))],
    ["more appended", ["accepted"], async (random) => Buffer.concat([await picture(random), appended])],
    [
      "a wrong size",
      ["fileTooManyPixels", "fileBrokenImage"],
      async (random) => setWrongSize(await picture(random)),
    ],
    [
      "many parts",
      ["accepted", "fileTooIntricate"],
      (random) => withPart(random, Buffer.concat(manyParts())),
    ],
    [
      "noise after the header",
      ["fileBrokenImage", "fileTooIntricate", "fileUnknownFormat"],
      async (random) =>
        Buffer.concat([(await picture(random)).subarray(0, offset), noise(random, random(1, 5_000))]),
    ],
  ];
}

const pngHeaderEnd = 8 + 25;
/** The last 6 bytes are the size of the picture. */
const webpHeaderEnd = 12 + 18;

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

const anyPdfOutcome: Outcome[] = [
  "accepted",
  "fileBrokenPdf",
  "fileEncryptedPdf",
  "fileTooManyPages",
  "fileUnknownFormat",
];

const faultsOf: Readonly<Record<DocumentFormat, readonly Fault[]>> = {
  "image/jpeg": [
    ...pictures(samples.jpeg, {
      offset: 2,
      createPart: (data) => samples.jpegSegment(0xfe, data),
      setWrongSize: (bytes) => {
        const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
        return Buffer.from(bytes).fill(0xff, frame + 5, frame + 9);
      },
    }),
    [
      "the maximum number of scans",
      ["accepted"],
      (random) => samples.jpegOfScans(maximumScans, random(1, 6)),
    ],
  ],
  "image/png": pictures(samples.png, {
    offset: pngHeaderEnd,
    createPart: (data) => pngChunk("tEXt", data),
    setWrongSize: (bytes) => {
      const header = Buffer.from(bytes.subarray(16, 29));
      header.writeUInt32BE(0x7fff_ffff, 0);
      const chunk = pngChunk("IHDR", header);
      return Buffer.concat([bytes.subarray(0, 8), chunk, bytes.subarray(pngHeaderEnd)]);
    },
  }),
  "image/webp": pictures(samples.webp, {
    offset: webpHeaderEnd,
    createPart: (data) => webpChunk("XMP ", data),
    fixLength: fixWebpLength,
    setWrongSize: (bytes) => Buffer.from(bytes).fill(0xff, 24, webpHeaderEnd),
  }),
  "application/pdf": [
    ["truncated", ["fileBrokenPdf"], (random) => truncate(samples.pdf(random(1, 20)), 7, random)],
    ["changed", anyPdfOutcome, (random) => flipBytes(samples.pdf(random(1, 9)), random)],
    [
      "a web page appended",
      ["accepted", "fileBrokenPdf"],
      (random) => Buffer.concat([samples.pdf(), Buffer.from(hidden.repeat(random(1, 9)))]),
    ],
    ["packed objects", anyPdfOutcome, (random) => samples.packedPdf(random(1, 40), 100)],
    [
      "nested lists",
      anyPdfOutcome,
      (random) => samples.pdfWithEntries(`/A ${"[".repeat(random(1_000, 200_000))}`),
    ],
  ],
};

const outcomeOf = (result: InspectionResult) => ("refused" in result ? result.refused.code : "accepted");

/** True unless a stored picture contains the hidden text. */
async function isClean(result: InspectionResult): Promise<boolean> {
  if ("refused" in result || result.accepted.contentType === "application/pdf") return true;
  const { width } = await sharp(result.accepted.bytes).metadata();
  return width > 0 && !Buffer.from(result.accepted.bytes).includes(hidden);
}

test.each(["image/jpeg", "image/png", "image/webp", "application/pdf"] as const)(
  "B7 faulty files of %s have a permitted outcome, and readers stay within their limits",
  { timeout: 3_600_000 },
  async (format) => {
    const failures: string[] = [];
    let peakMemory = 0;
    const files = Array.from(
      { length: filesPerFormat / faultsOf[format].length + 1 },
      () => faultsOf[format],
    );
    for (const [index, [name, permitted, createBytes]] of files.flat().slice(0, filesPerFormat).entries()) {
      const bytes = await createBytes(createRandom(index));
      let seconds = 0;
      const options = { onRead: (_: unknown, duration: number) => (seconds = duration) };
      const { result, memory } = await measureMemory(() => inspect(bytes, "", usualLimits, options));
      peakMemory = Math.max(peakMemory, memory);
      const isInTime = seconds <= readerLimits.wallClockSeconds + 1;
      if (!permitted.includes(outcomeOf(result)) || !(await isClean(result)) || !isInTime)
        failures.push(`${index} ${name}: ${outcomeOf(result)} in ${seconds} s`);
    }
    expect(failures).toEqual([]);
    if (existsSync("/proc/self/status")) expect(peakMemory).toBeLessThan(700);
  },
);
