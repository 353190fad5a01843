import { existsSync } from "node:fs";
import { pngChunk } from "@kaitori/tooling/sample-files";
import * as fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { measureMemory } from "../../testing/memory-in-use.ts";
import type { DocumentFormat } from "./format.ts";
import { inspect } from "./inspect.ts";
import { maximumScans, readerLimits, usualLimits } from "./inspection-result.ts";
import * as samples from "./samples.ts";

/** Text hidden in the files, which must be absent from a stored picture. */
const hidden = "<script>alert('hidden')</script>";

const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#123456" } }).withExif({
    IFD0: { ImageDescription: hidden },
  });

const files: Readonly<Record<DocumentFormat, readonly (() => Buffer | Promise<Buffer>)[]>> = {
  "image/jpeg": [() => picture().jpeg().toBuffer(), () => samples.jpegOfScans(maximumScans, 6)],
  "image/png": [() => picture().png().toBuffer()],
  "image/webp": [() => picture().webp().toBuffer()],
  "application/pdf": [
    () => samples.pdf(9),
    () => samples.packedPdf(20, 100),
    () => samples.pdfWithEntries(`/A ${"[".repeat(200_000)}`),
  ],
};

type Fault = (bytes: Buffer, offset: number, noise: Uint8Array) => Buffer;
const faults: Readonly<Record<string, Fault>> = {
  "no fault": (bytes) => bytes,
  truncated: (bytes, offset) => bytes.subarray(0, offset),
  "noise at the end": (bytes, offset, noise) => Buffer.concat([bytes.subarray(0, offset), noise]),
  "noise in place of bytes": (bytes, offset, noise) =>
    Buffer.concat([bytes.subarray(0, offset), noise, bytes.subarray(offset + noise.length)]),
  "noise between bytes": (bytes, offset, noise) =>
    Buffer.concat([bytes.subarray(0, offset), noise, bytes.subarray(offset)]),
  "a page and a file behind": (bytes, _, noise) =>
    Buffer.concat([bytes, Buffer.from(`${hidden}PK\x03\x04`), noise, samples.pdf()]),
};

/** Faults that leave a picture whole. */
const harmlessFaults = ["no fault", "a page and a file behind"];

test.each(["image/jpeg", "image/png", "image/webp", "application/pdf"] as const)(
  "B7 faulty files of %s are refused or stored clean, and readers stay within their limits",
  { timeout: 3_600_000 },
  async (format) => {
    const property = fc.asyncProperty(
      fc.constantFrom(...files[format]),
      fc.constantFrom(...Object.keys(faults)),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.uint8Array({ minLength: 1, maxLength: 5_000 }),
      async (createFile, fault, place, noise) => {
        const bytes = await createFile();
        const faultyBytes = faults[fault]?.(bytes, Math.floor(place * bytes.length), noise) ?? bytes;
        let seconds = 0;
        const options = { onRead: (_: unknown, duration: number) => (seconds = duration) };
        const { result, memory } = await measureMemory(() => inspect(faultyBytes, "", usualLimits, options));
        expect(seconds).toBeLessThan(readerLimits.wallClockSeconds + 1);
        if (existsSync("/proc/self/status")) expect(memory).toBeLessThan(700);
        if (format === "application/pdf") return;
        if (harmlessFaults.includes(fault)) expect(result).toHaveProperty("accepted");
        if ("refused" in result) return;
        expect((await sharp(result.accepted.bytes).metadata()).width).toBeGreaterThan(0);
        expect(Buffer.from(result.accepted.bytes).includes(hidden)).toBe(false);
      },
    );
    const [createFile = samples.pdf] = files[format];
    const noise = new Uint8Array(1);
    const examples = harmlessFaults.map((fault): [typeof createFile, string, number, typeof noise] => [
      createFile,
      fault,
      0,
      noise,
    ]);
    // LONG=1 covers every kind of fault.
    await fc.assert(property, { seed: 1, examples, numRuns: process.env.LONG ? 100 : 4, endOnFailure: true });
  },
);

/** Inserts the part behind the header this many times. */
const withParts = (bytes: Buffer, offset: number, part: Buffer, times = 20_000) =>
  Buffer.concat([bytes.subarray(0, offset), ...Array<Buffer>(times).fill(part), bytes.subarray(offset)]);

const jpegComment = Buffer.from([0xff, 0xfe, 0, 3, 1]);
const pngText = pngChunk("tEXt", Buffer.of(1));
const pngHeaderEnd = 8 + 25;
/** The last 6 bytes are the size of the picture. */
const webpHeaderEnd = 12 + 18;

async function webpOfParts(): Promise<Buffer> {
  const bytes = withParts(await samples.webp(), webpHeaderEnd, Buffer.from("XMP \x01\0\0\0\x01\0", "latin1"));
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

async function jpegOfWrongSize(): Promise<Buffer> {
  const bytes = await samples.jpeg();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return bytes.fill(0xff, frame + 5, frame + 9);
}

async function pngOfWrongSize(): Promise<Buffer> {
  const bytes = await samples.png();
  const header = Buffer.from(bytes.subarray(16, 29));
  header.writeUInt32BE(0x7fff_ffff, 0);
  return Buffer.concat([bytes.subarray(0, 8), pngChunk("IHDR", header), bytes.subarray(pngHeaderEnd)]);
}

const ofParts = ["accepted", "fileTooIntricate"];
const ofWrongSize = ["fileTooManyPixels", "fileBrokenImage"];

test.each<[name: string, permitted: readonly string[], make: () => Promise<Buffer>]>([
  ["a JPEG of many segments", ofParts, async () => withParts(await samples.jpeg(), 2, jpegComment)],
  ["a PNG of many chunks", ofParts, async () => withParts(await samples.png(), pngHeaderEnd, pngText)],
  ["a WebP of many chunks", ofParts, webpOfParts],
  ["a JPEG with a wrong size", ofWrongSize, jpegOfWrongSize],
  ["a PNG with a wrong size", ofWrongSize, pngOfWrongSize],
  ["a WebP with a wrong size", ofWrongSize, async () => (await samples.webp()).fill(0xff, 24, webpHeaderEnd)],
])("B7 %s has a permitted outcome: %j", async (_, permitted, make) => {
  const result = await inspect(await make(), "", usualLimits);
  expect(permitted).toContain("refused" in result ? result.refused.code : "accepted");
});
