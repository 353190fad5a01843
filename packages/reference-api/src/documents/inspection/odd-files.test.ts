import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { measureMemory } from "../../testing/memory-in-use.ts";
import { inspect } from "./inspect.ts";
import type { InspectionResult } from "./inspection-result.ts";
import { readerLimits, usualLimits } from "./limits.ts";
import { hidden, oddFile } from "./odd-files.ts";

/** LONG=1 covers every kind of fault. */
const filesPerFormat = process.env.LONG ? 100 : 2;

const outcomeOf = (result: InspectionResult) => ("refused" in result ? result.refused : "accepted");

/** The kept bytes must be a picture, with nothing behind or beside it. */
async function isClean(result: InspectionResult): Promise<boolean> {
  if ("refused" in result || result.accepted.contentType === "application/pdf") return true;
  const { width } = await sharp(result.accepted.bytes).metadata();
  return width > 0 && !Buffer.from(result.accepted.bytes).includes(hidden);
}

test.each(["image/jpeg", "image/png", "image/webp", "application/pdf"] as const)(
  "B7 faulty files of %s have a permitted outcome, and readers stay within their limits",
  { timeout: 3_600_000 },
  async (format) => {
    const faults: string[] = [];
    let peakMemory = 0;
    for (let place = 0; place < filesPerFormat; place += 1) {
      const { what, bytes, may } = await oddFile(format, place);
      let seconds = 0;
      const options = { onRead: (_: unknown, took: number) => (seconds = took) };
      const { result, memory } = await measureMemory(() => inspect(bytes, "", usualLimits, options));
      peakMemory = Math.max(peakMemory, memory);
      const isWithin = seconds <= readerLimits.patience + 1;
      if (!may.includes(outcomeOf(result)) || !(await isClean(result)) || !isWithin)
        faults.push(`${place} ${what}: ${outcomeOf(result)} in ${seconds} s`);
    }
    expect(faults).toEqual([]);
    if (existsSync("/proc/self/status")) expect(peakMemory).toBeLessThan(700);
  },
);
