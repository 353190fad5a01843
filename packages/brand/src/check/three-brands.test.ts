import { expect, test } from "vitest";
import { repository } from "../testing/copy-of-brands.ts";
import { type BrandSource, readBrands } from "./brand-source.ts";
import { checkBrands } from "./check-brands.ts";
import { baseTexts } from "./texts.ts";

const all = readBrands(repository);
const names = all.map(({ name }) => name);
const copyOf = ({ files }: BrandSource): Record<string, string> => Object(files.copy?.value);

test("B9 the check finds nothing in the brands of this repository", async () => {
  expect(names).toEqual(expect.arrayContaining(["akane", "kohaku", "wakaba"]));
  expect(await checkBrands(all, names)).toEqual([]);
});

test("a text names the company of another brand without its form and trade", async () => {
  const copied = all.map((brand) => {
    const { copy } = brand.files;
    if (brand.name !== "kohaku" || !copy) return brand;
    const value = { ...copyOf(brand), "mypage.noEntriesText": "茜屋で買い取ります。" };
    return { ...brand, files: { ...brand.files, copy: { ...copy, value } } };
  });
  expect((await checkBrands(copied, ["kohaku"])).map(({ message }) => message.ja)).toEqual([
    expect.stringContaining("茜屋"),
  ]);
});

test("the hero names companies if the brand does not serve individuals", () => {
  const forCompanies = all.filter(({ files }) => Object(files.settings?.value).individuals === false);
  expect(forCompanies.length).toBeGreaterThan(0);
  for (const brand of forCompanies) {
    const heroTexts = Object.entries(copyOf(brand)).filter(([key]) => key.startsWith("top.hero"));
    expect(heroTexts.map(([, text]) => text).join()).toMatch(/法人|会社/);
  }
});

/** A screen mixes texts of the brand with base texts, so both must use the same words. */
test.each([/お申し込み|お申込/, /あなた/])("no brand uses another word than the base texts: %s", (word) => {
  const foundWords = all.flatMap(
    ({ files }) => JSON.stringify([files.copy?.value, files.sections?.value]).match(word) ?? [],
  );
  expect(foundWords).toEqual([]);
});

test("no brand promises that the server masks numbers on uploaded papers", () => {
  const texts = [...baseTexts.values(), ...all.flatMap((brand) => Object.values(copyOf(brand)))];
  expect(texts.filter((text) => /マスキング|黒塗り|塗りつぶ/.test(text))).toEqual([]);
  expect(baseTexts.get("privacy.article2Text")).toContain("番号は隠してお送りください");
});

test.each(all)(
  "B12 $name has a mail that asks for nothing beside each mail with a request that it rewords",
  (brand) => {
    const copy = copyOf(brand);
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

test.each([{ name: "every brand", copy: {} }, ...all.map((brand) => ({ ...brand, copy: copyOf(brand) }))])(
  "every link to the registration has the same name in $name",
  ({ copy }: { copy: Record<string, string> }) => {
    const linkNames = registrationLinks.map((key) => copy[key] ?? baseTexts.get(key));
    expect([...new Set(linkNames)]).toHaveLength(1);
  },
);

test.each(all)("B17 the office hours of $name say that holidays are closed", ({ files }) => {
  expect(Object(files.settings?.value).legal.hours).toMatch(/祝日/);
});
