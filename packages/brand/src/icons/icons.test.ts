import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { copyForEachTest, repository, run } from "../testing/copy-of-brands.ts";

const brands = copyForEachTest(["akane"]);
const { at } = brands;
const findings = async () =>
  (await brands.findings()).map(({ rule, level, message }) => `${level ?? "error"} ${rule} ${message.en}`);

test.each(readdirSync(join(repository, "brands")))(
  "B20 the icons of %s have the sizes for tabs, home screens and links",
  async (brand) => {
    const read = (file: string) => readFileSync(join(repository, "brands", brand, "assets", file));
    for (const [file, width, height] of [
      ["touch-icon.png", 180, 180],
      ["social.png", 1200, 630],
      ["icons/icon-192.png", 192, 192],
      ["icons/icon-512.png", 512, 512],
    ] as const) {
      const metadata = await sharp(read(file)).metadata();
      expect([file, metadata.format, metadata.width, metadata.height]).toEqual([file, "png", width, height]);
    }
    const ico = read("icons/favicon.ico");
    const sizes = [0, 1, 2].map(async (index) => {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const { width, hasAlpha } = await sharp(ico.subarray(offset, offset + length)).metadata();
      return { statedWidth: ico[entry], width, hasAlpha };
    });
    expect(await Promise.all(sizes)).toEqual(
      [16, 32, 48].map((width) => ({ statedWidth: width, width, hasAlpha: true })),
    );
  },
);

test("B20 a changed mark outdates the icons, and the command draws them again", async () => {
  expect(await findings()).toEqual([]);
  rmSync(at("drawings"), { recursive: true });
  expect(await findings()).toEqual([
    "advice icons icons/favicon.ico, icons/icon-192.png, icons/icon-512.png, touch-icon.png, social.png show another mark than the brand's",
  ]);
  expect(await run(["--lang", "en", "icons", "akane"], brands.root)).toBe(0);
  expect(await findings()).toEqual([]);
  brands.output = "";
  await run(["--lang", "en", "icons", "akane"], brands.root);
  expect(brands.output).toBe("akane: 5 pictures\n");
});

test("B20 without special drawings the icon and the picture for links show mark and logo on the brand's paper colour", async () => {
  rmSync(at("drawings"), { recursive: true });
  await run(["--lang", "en", "icons", "akane"], brands.root);
  for (const file of ["touch-icon.png", "social.png", "icons/icon-512.png"]) {
    const { data, info } = await sharp(at("assets", file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    // The paper colour of akane.
    expect(pixel(5, Math.round(info.height / 2))).toEqual([0xfb, 0xf8, 0xf3]);
    const reds = Array.from({ length: info.width * info.height }, (_, pixelIndex) =>
      data.subarray(pixelIndex * 3, pixelIndex * 3 + 3),
    ).filter(([red = 0, green = 0, blue = 0]) => red > 120 && green < 80 && blue < 80);
    // The red mark covers more than half a percent.
    expect(reds.length).toBeGreaterThan(info.width * info.height * 0.005);
  }
});

const touchIcon = (height: number, shapes: string) =>
  writeFileSync(
    at("drawings/touch-icon.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 ${height}">${shapes}</svg>`,
  );

test("B20 a drawing of the touch icon that is not square is reported", async () => {
  touchIcon(200, '<path fill="#a12a2f" d="M0 0h180v200H0z"/>');
  await run(["--lang", "en", "icons", "akane"], brands.root);
  expect(await findings()).toEqual(["error icons drawings/touch-icon.svg is 0.90 times as wide as high"]);
});

test("B20 a hole in the drawing of the touch icon shows the brand's paper colour", async () => {
  touchIcon(180, '<path fill="#a12a2f" fill-rule="evenodd" d="M0 0h180v180H0zM60 60h60v60h-60z"/>');
  await run(["--lang", "en", "icons", "akane"], brands.root);
  const middle = await sharp(at("assets/touch-icon.png"))
    .extract({ left: 90, top: 90, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...middle]).toEqual([0xfb, 0xf8, 0xf3]);
});

test("B20 a picture made by hand stays, and a missing one is drawn", async () => {
  rmSync(at("drawings"), { recursive: true });
  const drawnByHand = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: "#a12a2f" },
  })
    .png()
    .toBuffer();
  writeFileSync(at("assets/social.png"), drawnByHand);
  rmSync(at("assets/icons"), { recursive: true });
  expect(await findings()).toEqual([
    "advice icons there is no icons/favicon.ico, icons/icon-192.png, icons/icon-512.png in assets",
  ]);
  await run(["--lang", "en", "icons", "akane"], brands.root);
  expect(readFileSync(at("assets/social.png")).equals(drawnByHand)).toBe(true);
  expect(brands.output).toContain("Kept brands/akane/assets/social.png");
  expect(await findings()).toEqual([]);
});
