import sharp from "sharp";
import { expect, test } from "vitest";
import type { PictureFormat } from "./format.ts";
import { pictureLimits } from "./limits.ts";
import { partsOf } from "./picture-parts.ts";
import * as samples from "./samples.ts";

function wholeOf(bytes: Buffer, format: PictureFormat): Buffer {
  const picture = partsOf(bytes, format);
  if (typeof picture === "string") throw new Error(picture);
  return Buffer.concat(picture.parts);
}

test("B7 texts of a PNG never come before its decoder, however much they unpack to", async () => {
  const bytes = await samples.pngOfTexts(400);
  expect(bytes.length).toBeGreaterThan(2_000_000);
  const kept = wholeOf(bytes, "image/png");
  expect(kept.length).toBeLessThan(20_000);
  expect(kept.includes("zTXt")).toBe(false);
});

test("B7 a JPEG of more scans than any camera writes never comes before its decoder", () => {
  expect(partsOf(samples.jpegOfScans(pictureLimits.scans), "image/jpeg")).toBe("tooIntricate");
  expect(partsOf(samples.jpegOfScans(pictureLimits.scans - 1), "image/jpeg")).toMatchObject({
    needsWholeMemory: true,
  });
});

test.each([
  { format: "image/jpeg", kept: ["orientation"] },
  { format: "image/png", kept: ["orientation"] },
  { format: "image/webp", kept: ["orientation"] },
] as const)(
  "B7 of what stands beside a picture in $format only how it is turned is kept",
  async ({ format }) => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: "white" } })
      .withExif({ IFD0: { Make: "Phone" } })
      .withIccProfile("p3")
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>")
      .withMetadata({ orientation: 6 });
    const bytes = await picture
      .toFormat(format === "image/jpeg" ? "jpeg" : format === "image/png" ? "png" : "webp")
      .toBuffer();
    const before = await sharp(bytes).metadata();
    const after = await sharp(wholeOf(bytes, format)).metadata();
    expect(before.icc).toBeDefined();
    expect(after).toMatchObject({ width: 40, height: 20, orientation: 6 });
    expect({ icc: after.icc, xmp: after.xmp }).toEqual({});
  },
);

test("B7 a picture that cannot be decoded line by line is known before", async () => {
  const picture = sharp(await samples.png());
  const unfolds = (bytes: Buffer, format: PictureFormat) => partsOf(bytes, format);
  expect(unfolds(await picture.clone().jpeg().toBuffer(), "image/jpeg")).toMatchObject({
    needsWholeMemory: false,
  });
  expect(unfolds(await picture.clone().jpeg({ progressive: true }).toBuffer(), "image/jpeg")).toMatchObject({
    needsWholeMemory: true,
  });
  expect(unfolds(await picture.clone().png().toBuffer(), "image/png")).toMatchObject({
    needsWholeMemory: false,
  });
  expect(unfolds(await picture.clone().png({ progressive: true }).toBuffer(), "image/png")).toMatchObject({
    needsWholeMemory: true,
  });
});

test("B7 an animation is no paper", async () => {
  const [one, other] = [samples.png(), samples.png()];
  const animation = sharp([await one, await other], { join: { animated: true } });
  expect(partsOf(await animation.webp().toBuffer(), "image/webp")).toBe("tooIntricate");
});
