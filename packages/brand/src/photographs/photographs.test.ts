import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { copyForEachTest, copyOfBrands, run } from "../testing/copy-of-brands.ts";
import { photographFile } from "./photographs.ts";

/** Folder of a brand with one described photograph, copied for each test. */
let template = "";
const brands = copyForEachTest(["akane"], () => template);
const { at, edit } = brands;

beforeAll(async () => {
  brands.root = template = copyOfBrands(["akane"], () => {});
  mkdirSync(at("photographs"), { recursive: true });
  await addOriginal("shop.jpg");
  await make();
  edit("photographs.ts", "【要記入】", "夕暮れの畑と家");
  edit("sections.ts", 'kind: "hero",', 'kind: "hero", picture: "shop",');
});

/** A landscape at dusk: sky, hills, a house with a lit window. */
const scene = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="${width}" height="${height}" preserveAspectRatio="none">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#31445f"/><stop offset=".6" stop-color="#e8b27a"/></linearGradient>
<path fill="url(#sky)" d="M0 0h800v600H0z"/><circle cx="560" cy="300" r="44" fill="#fff1d0"/>
<path fill="#566b4a" d="M0 400c160-80 280 10 420-30s240-60 380 20v210H0z"/><path fill="#3c4d36" d="M0 470c220-50 500 60 800-20v150H0z"/>
<path fill="#4a2f28" d="M150 380h140v100H150zM130 390l90-70 90 70z"/><path fill="#ffd98a" d="M200 410h36v34h-36z"/></svg>`);

const addOriginal = async (name: string, width = 1000, height = 125) =>
  writeFileSync(at("photographs", name), await sharp(scene(width, height)).jpeg({ quality: 90 }).toBuffer());

/** Noise, from a multiplicative hash of the position, which no encoder can compress. */
async function addNoise(name: string) {
  const [width, height] = [480, 240];
  const grains = Uint8Array.from(
    { length: width * height * 3 },
    (_, index) => (index * 2_654_435_761) >>> 24,
  );
  const picture = sharp(grains, { raw: { width, height, channels: 3 } });
  writeFileSync(at("photographs", name), await picture.png().toBuffer());
}

const findings = async () =>
  (await brands.findings()).map(({ rule, file, line, message }) => `${rule} ${file}:${line} ${message.en}`);

const make = () => run(["--lang", "en", "pictures", "akane"], brands.root);

const version = () => /version: "([\da-f]{8})"/.exec(brands.read("photographs.ts"))?.[1] ?? "";

test("B20 an original becomes AVIF and WebP in three widths, and the check finds nothing", async () => {
  for (const width of [480, 960, 1000])
    for (const format of ["avif", "webp"] as const) {
      const file = at("assets", photographFile("shop", { version: version() }, width, format));
      const metadata = await sharp(file).metadata();
      expect(metadata).toMatchObject({
        format: format === "avif" ? "heif" : format,
        width,
        height: width / 8,
      });
    }
  expect(await findings()).toEqual([]);
});

test("B20 the check finds a new original until the command has run; then it asks for the description", async () => {
  await addOriginal("roof.jpg", 480, 60);
  expect((await findings()).join()).toContain("nothing was made of roof.jpg yet");
  expect(await make()).toBe(0);
  expect((await findings()).join()).toMatch(
    /unfinished \S+photographs\.ts:\d+ "roof\.alt" still is "【要記入】"/,
  );
});

test("B20 a second run makes nothing and keeps description and focus point", async () => {
  edit("photographs.ts", 'alt: "夕暮れの畑と家",', 'alt: "畑",\n    focus: [0.2, 0.6],');
  const firstText = brands.read("photographs.ts");
  await make();
  expect(brands.output).toBe("akane: 1 photographs\n");
  expect(brands.read("photographs.ts")).toBe(firstText);
});

test("B20 another original of the same name gets another address, and the old files are deleted", async () => {
  const before = version();
  await addOriginal("shop.jpg", 480, 60);
  expect(await findings()).toEqual([
    'photographs brands/akane/photographs.ts:4 "shop" was made of another shop.jpg',
  ]);
  await make();
  expect(version()).not.toBe(before);
  expect(existsSync(at("assets", photographFile("shop", { version: before }, 480, "webp")))).toBe(false);
  // A small original is not enlarged, so it has one width.
  expect(brands.output.match(/^Made \S+/gm)).toHaveLength(2);
  expect(await findings()).toEqual([
    'photographs brands/akane/photographs.ts:4 "shop" is 480 wide and is blurred on a phone',
  ]);
});

test("B20 a photograph taken sideways is turned, and its location is removed", async () => {
  const sideways = sharp(scene(160, 480))
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: "35/1 41/1 0/1" } });
  writeFileSync(at("photographs/shop.jpg"), await sideways.withMetadata({ orientation: 6 }).toBuffer());
  await make();
  expect(brands.read("photographs.ts")).toMatch(/width: 480,\s+height: 160/);
  const { width, height, exif } = await sharp(
    at("assets", photographFile("shop", { version: version() }, 480, "webp")),
  ).metadata();
  expect({ width, height, exif }).toEqual({ width: 480, height: 160, exif: undefined });
});

test("B20 a photograph that is too large is reported with width, size and correction", async () => {
  rmSync(at("photographs/shop.jpg"));
  await addNoise("shop.png");
  await make();
  expect((await findings())[0]).toMatch(
    /^photographs \S+photographs\.ts:4 "shop" has \d+ bytes at a width of 480, at most 40000/,
  );
});

test.each([
  {
    fault: "a section that names a missing photograph",
    plant: () => edit("sections.ts", '"shop"', '"shap"'),
    pattern: /^photographs brands\/akane\/sections\.ts:\d+ ".*picture" names the photograph "shap"/,
  },
  {
    fault: "a brand that does not pass its photographs to defineBrand",
    plant: () => edit("index.ts", /photographs/g, "sections"),
    pattern: /^photographs brands\/akane\/index\.ts:1 does not hand over/,
  },
  {
    fault: "a missing original",
    plant: () => rmSync(at("photographs/shop.jpg")),
    pattern: /^photographs brands\/akane\/photographs\.ts:4 "shop" names shop\.jpg, which is not/,
  },
  {
    fault: "a missing width",
    plant: () => rmSync(at("assets/photographs"), { recursive: true }),
    pattern: /^photographs brands\/akane\/photographs\.ts:4 "shop" was not made in every width/,
  },
  {
    fault: "a size other than the picture's",
    plant: () => edit("photographs.ts", "height: 125", "height: 250"),
    pattern:
      /^photographs brands\/akane\/photographs\.ts:4 "shop" says 1000 × 250, the picture is 1000 × 125/,
  },
  {
    fault: "a focus point outside the picture",
    plant: () => edit("photographs.ts", 'alt: "', 'focus: [20, 60],\n    alt: "'),
    pattern: /^photographs brands\/akane\/photographs\.ts:\d+ "shop\.focus\.0" is 20/,
  },
  {
    fault: "a forbidden word in the description",
    plant: () => edit("photographs.ts", 'alt: "', 'alt: "融資の窓口'),
    pattern: /^forbidden-words brands\/akane\/photographs\.ts:\d+ "shop\.alt" contains 「融資」/,
  },
  {
    fault: "an unused photograph",
    plant: () => edit("sections.ts", 'picture: "shop",', ""),
    pattern: /^photographs brands\/akane\/photographs\.ts:4 "shop" is used nowhere/,
  },
])("B20 the check finds $fault", async ({ plant, pattern }) => {
  plant();
  expect((await findings()).filter((finding) => pattern.test(finding))).toHaveLength(1);
});

test("B20 a name that cannot be an address is refused with the file", async () => {
  await addOriginal("お店.jpg", 480, 60);
  expect(await make()).toBe(2);
  expect(brands.output).toContain("brands/akane/photographs/お店.jpg: its name must be lower-case letters");
});
