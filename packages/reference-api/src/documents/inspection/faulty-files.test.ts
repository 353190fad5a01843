import { existsSync } from "node:fs";
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
        if ("refused" in result || format === "application/pdf") return;
        expect((await sharp(result.accepted.bytes).metadata()).width).toBeGreaterThan(0);
        expect(Buffer.from(result.accepted.bytes).includes(hidden)).toBe(false);
      },
    );
    // LONG=1 covers every kind of fault.
    await fc.assert(property, { seed: 1, numRuns: process.env.LONG ? 100 : 2, endOnFailure: true });
  },
);
