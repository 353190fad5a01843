import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { brandNamesIn, readBrand } from "./brand-source.ts";
import { checkBrands } from "./check-brands.ts";
import { baseTexts } from "./texts.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const brandsDir = join(root, "brands");

test("B9 the check finds nothing in the brands of this repository", async () => {
  const names = brandNamesIn(brandsDir);
  const all = names.map((name) => readBrand(root, brandsDir, name));
  expect(names).toEqual(expect.arrayContaining(["akane", "kohaku", "wakaba"]));
  expect(await checkBrands(all, names)).toEqual([]);
});

test("a text names the company of another brand without its form and trade", async () => {
  const all = brandNamesIn(brandsDir).map((name) => readBrand(root, brandsDir, name));
  const kohaku = all.find(({ name }) => name === "kohaku");
  const value = { ...Object(kohaku?.files.copy?.value), "mypage.noEntriesText": "茜屋で買い取ります。" };
  const copied = all.map((brand) =>
    brand === kohaku && brand.files.copy
      ? { ...brand, files: { ...brand.files, copy: { ...brand.files.copy, value } } }
      : brand,
  );
  expect((await checkBrands(copied, ["kohaku"])).map(({ message }) => message.ja)).toEqual([
    expect.stringContaining("茜屋"),
  ]);
});

test("the hero names companies if the brand does not serve individuals", () => {
  const forCompanies = brandNamesIn(brandsDir)
    .map((name) => readBrand(root, brandsDir, name))
    .filter(({ files }) => Reflect.get(Object(files.settings?.value), "individuals") === false);
  expect(forCompanies.length).toBeGreaterThan(0);
  for (const { files } of forCompanies) {
    const heroTexts = Object.entries(Object(files.copy?.value)).filter(([key]) => key.startsWith("top.hero"));
    expect(heroTexts.map(([, text]) => text).join()).toMatch(/法人|会社/);
  }
});

/** A screen mixes texts of the brand with base texts, so both must use the same words. */
test.each([/お申し込み|お申込/, /あなた/])("no brand uses another word than the base texts: %s", (word) => {
  const foundWords = brandNamesIn(brandsDir).flatMap((name) => {
    const { files } = readBrand(root, brandsDir, name);
    return JSON.stringify([files.copy?.value, files.sections?.value]).match(word) ?? [];
  });
  expect(foundWords).toEqual([]);
});

test("no brand promises that the server masks numbers on uploaded papers", () => {
  const overrides = brandNamesIn(brandsDir).flatMap((name) =>
    Object.values(Object(readBrand(root, brandsDir, name).files.copy?.value)),
  );
  const texts = [...baseTexts.values(), ...overrides].map(String);
  expect(texts.filter((text) => /マスキング|黒塗り|塗りつぶ/.test(text))).toEqual([]);
  expect(baseTexts.get("privacy.article2Text")).toContain("番号は隠してお送りください");
});

test.each(brandNamesIn(brandsDir))(
  "B12 %s has a mail that asks for nothing beside each mail with a request that it rewords",
  (name) => {
    const copy: Record<string, string> = Object(readBrand(root, brandsDir, name).files.copy?.value);
    const keys = Object.keys(copy).filter((key) => /^mail\.\w+BodyWithoutRequest$/.test(key));
    // A mail that a brand rewords has no base text, so it needs its own text without a request.
    const rewordedMails = ["contract", "payOut"].filter((mail) => `mail.${mail}Body` in copy);
    expect(keys.sort()).toEqual(rewordedMails.map((mail) => `mail.${mail}BodyWithoutRequest`).sort());
  },
);

const registrationLinks = [
  "layout.register",
  "top.heroButton",
  "top.closingButton",
  "login.register",
  "unsupported.register",
];

test.each(["every brand", ...brandNamesIn(brandsDir)])(
  "every link to the registration has the same name in %s",
  (name) => {
    const overrides =
      name === "every brand" ? {} : Object(readBrand(root, brandsDir, name).files.copy?.value);
    const names = registrationLinks.map((key) => overrides[key] ?? baseTexts.get(key));
    expect([...new Set(names)]).toHaveLength(1);
  },
);

test.each(brandNamesIn(brandsDir))("B17 the office hours of %s say that holidays are closed", (name) => {
  const { legal } = Object(readBrand(root, brandsDir, name).files.settings?.value);
  expect(legal.hours).toMatch(/祝日/);
});
