import sharp from "sharp";
import { expect, test } from "vitest";
import { comparePictures } from "./compare-pictures.ts";

const picture = (background: string, height = 10) =>
  sharp({ create: { width: 20, height, channels: 3, background } })
    .png()
    .toBuffer();

test.each([
  { change: "equal", before: picture("#336699"), after: picture("#336699"), pixels: 0 },
  { change: "almost equal", before: picture("#336699"), after: picture("#34679a"), pixels: 0 },
  { change: "of another colour", before: picture("#336699"), after: picture("#996633"), pixels: 200 },
  { change: "longer", before: picture("#336699"), after: picture("#336699", 12), pixels: 40 },
  { change: "shorter", before: picture("#336699", 12), after: picture("#336699"), pixels: 40 },
])("B20 a picture that is $change differs in $pixels pixels", async ({ before, after, pixels }) => {
  const difference = await comparePictures(await before, await after);
  expect(difference.pixels).toBe(pixels);
  const { data } = await sharp(difference.png).raw().toBuffer({ resolveWithObject: true });
  const red = data.filter((value, index) => index % 4 === 0 && value === 220 && data[index + 1] === 0);
  expect(red.length).toBe(pixels);
});
