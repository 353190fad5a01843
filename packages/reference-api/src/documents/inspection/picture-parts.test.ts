import sharp from "sharp";
import { expect, test } from "vitest";
import type { PictureFormat } from "./format.ts";
import { pictureLimits } from "./limits.ts";
import { partsOf } from "./picture-parts.ts";
import * as samples from "./samples.ts";

function removeExtras(bytes: Buffer, format: PictureFormat): Buffer {
  const picture = partsOf(bytes, format);
  if (typeof picture === "string") throw new Error(picture);
  return Buffer.concat(picture.parts);
}

test("B7 removes text chunks of a PNG before decoding", async () => {
  const bytes = await samples.pngOfTexts(400);
  expect(bytes.length).toBeGreaterThan(2_000_000);
  const cleaned = removeExtras(bytes, "image/png");
  expect(cleaned.length).toBeLessThan(20_000);
  expect(cleaned.includes("zTXt")).toBe(false);
});

test("B7 refuses a JPEG with too many scans before decoding", () => {
  expect(partsOf(samples.jpegOfScans(pictureLimits.scans), "image/jpeg")).toBe("tooIntricate");
  expect(partsOf(samples.jpegOfScans(pictureLimits.scans - 1), "image/jpeg")).toMatchObject({
    needsWholeMemory: true,
  });
});

test.each([{ format: "image/jpeg" }, { format: "image/png" }, { format: "image/webp" }] as const)(
  "B7 keeps only the orientation of a picture's metadata in $format",
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
    const after = await sharp(removeExtras(bytes, format)).metadata();
    expect(before.icc).toBeDefined();
    expect(after).toMatchObject({ width: 40, height: 20, orientation: 6 });
    expect({ icc: after.icc, xmp: after.xmp }).toEqual({});
  },
);

test("B7 detects pictures that need the whole memory to decode", async () => {
  const picture = sharp(await samples.png());
  const readParts = (bytes: Buffer, format: PictureFormat) => partsOf(bytes, format);
  expect(readParts(await picture.clone().jpeg().toBuffer(), "image/jpeg")).toMatchObject({
    needsWholeMemory: false,
  });
  expect(readParts(await picture.clone().jpeg({ progressive: true }).toBuffer(), "image/jpeg")).toMatchObject(
    {
      needsWholeMemory: true,
    },
  );
  expect(readParts(await picture.clone().png().toBuffer(), "image/png")).toMatchObject({
    needsWholeMemory: false,
  });
  expect(readParts(await picture.clone().png({ progressive: true }).toBuffer(), "image/png")).toMatchObject({
    needsWholeMemory: true,
  });
});

test("B7 refuses an animation", async () => {
  const [one, other] = [samples.png(), samples.png()];
  const animation = sharp([await one, await other], { join: { animated: true } });
  expect(partsOf(await animation.webp().toBuffer(), "image/webp")).toBe("tooIntricate");
});
