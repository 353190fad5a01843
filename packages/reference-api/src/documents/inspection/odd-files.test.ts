import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cost } from "../../testing/memory-in-use.ts";
import { inspect } from "./inspect.ts";
import type { InspectionResult } from "./inspection-result.ts";
import { readerLimits, usualLimits } from "./limits.ts";
import { hidden, oddFile } from "./odd-files.ts";

/** With LONG=1 a hundred of each format, each kind of oddness in turn; otherwise the first of them. */
const each = process.env.LONG ? 100 : 2;

const outcomeOf = (result: InspectionResult) => ("refused" in result ? result.refused : "accepted");

/** The kept bytes must be a picture, with nothing behind or beside it. */
async function isClean(result: InspectionResult): Promise<boolean> {
  if ("refused" in result || result.accepted.contentType === "application/pdf") return true;
  const { width } = await sharp(result.accepted.bytes).metadata();
  return width > 0 && !Buffer.from(result.accepted.bytes).includes(hidden);
}

test.each(["image/jpeg", "image/png", "image/webp", "application/pdf"] as const)(
  "B7 odd files of %s are taken or refused rightly, by processes that stay within their limits",
  { timeout: 3_600_000 },
  async (format) => {
    const wrong: string[] = [];
    let most = 0;
    for (let place = 0; place < each; place += 1) {
      const { what, bytes, may } = await oddFile(format, place);
      let seconds = 0;
      const asking = { onRead: (_: unknown, took: number) => (seconds = took) };
      const { result, memory } = await cost(() => inspect(bytes, "", usualLimits, asking));
      most = Math.max(most, memory);
      const isWithin = seconds <= readerLimits.patience + 1;
      if (!may.includes(outcomeOf(result)) || !(await isClean(result)) || !isWithin)
        wrong.push(`${place} ${what}: ${outcomeOf(result)} in ${seconds} s`);
    }
    expect(wrong).toEqual([]);
    if (existsSync("/proc/self/status")) expect(most).toBeLessThan(700);
  },
);
