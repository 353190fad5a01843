import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { copyForEachTest, repository, run } from "../testing/copy-of-brands.ts";
import { brandStyle } from "../theme.ts";
import { areTokens } from "../tokens/schema.ts";
import { maxFontBytes } from "./brand-font.ts";
import { makeFont } from "./make-font.ts";

/** A complete Japanese font under the Open Font License, from the registry. */
const fontPackage = dirname(
  createRequire(join(repository, "packages/reference-api/package.json")).resolve(
    "@expo-google-fonts/biz-udpgothic/package.json",
  ),
);
const fontFile = join(fontPackage, "700Bold/BIZUDPGothic_700Bold.ttf");

const brands = copyForEachTest(["akane"]);
const { at, brand, edit } = brands;
const make = (...flags: string[]) =>
  run(
    ["--lang", "en", "font", "akane", "--from", fontFile, "--family", "BIZ UDPGothic", ...flags],
    brands.root,
  );

const findings = async () => (await brands.findings()).map(({ rule, message }) => `${rule} ${message.en}`);

test("B20 a font is reduced to the characters of the headings, with its licence and within its limit", async () => {
  expect(await make("--licence", join(fontPackage, "LICENSE_FONT"))).toBe(0);
  const file = at("assets/fonts/bizudpgothic-700bold.woff2");
  const bytes = readFileSync(file);
  expect(bytes.toString("latin1", 0, 4)).toBe("wOF2");
  expect(bytes.length).toBeLessThanOrEqual(maxFontBytes);
  expect(brands.read("assets/fonts/LICENCE.txt")).toMatch(/SIL OPEN FONT LICENSE/i);
  expect(await findings()).toEqual([]);
  const tokens = brand().files.tokens?.value;
  const css = areTokens(tokens) ? brandStyle({ tokens }) : "";
  expect(css).toContain("url(/brand/fonts/bizudpgothic-700bold.woff2)");
  expect(css).toContain("font-display:optional");
  expect(css).toMatch(/--[\w-]*heading[\w-]*:"Brand BIZ UDPGothic",/i);
});

test.each(["Noto Sans CJK JP", "Hiragino Sans"])(
  "B20 a font named like the system font %s does not change the texts around the headings",
  (family) => {
    const tokens = brand().files.tokens?.value;
    if (!areTokens(tokens)) throw new Error("The tokens are invalid.");
    const css = brandStyle({ tokens: { ...tokens, font: { family, file: "a.woff2", use: "headings" } } });
    const name = /@font-face\{font-family:("[^"]+")/.exec(css)?.[1] ?? "";
    const stack = (property: string) =>
      new RegExp(`--[\\w-]*${property}[\\w-]*:("[^;}]+)`).exec(css)?.[1] ?? "";
    expect(stack("type-heading").split(",")[0]).toBe(name);
    expect(stack("type-body")).toContain(JSON.stringify(family));
    expect(stack("type-body").split(",")).not.toContain(name);
  },
);

test("B20 the check finds a heading with a character that the font lacks", async () => {
  await make("--licence", join(fontPackage, "LICENSE_FONT"));
  edit("copy.ts", "export default {", 'export default {\n  "mailChange.doneTitle": "鬱金へようこそ",');
  expect(await findings()).toEqual([
    expect.stringMatching(
      /^font the font lacks 「[鬱金]+」 of "mailChange\.doneTitle", \d+ characters in all/,
    ),
  ]);
  // The character occurs in a text of the page, not in a heading.
  edit(
    "copy.ts",
    '"mailChange.doneTitle": "鬱金へようこそ",',
    '"mailChange.doneTextAnywhere": "鬱のない方。",',
  );
  expect(await findings()).toEqual([]);
});

test("B20 the check reads the existing font, even if the command did not make it", async () => {
  await make("--licence", join(fontPackage, "LICENSE_FONT"));
  const file = at("assets/fonts/bizudpgothic-700bold.woff2");
  writeFileSync(file, await makeFont(readFileSync(fontFile), "新規登録"));
  expect(await findings()).toEqual([expect.stringMatching(/^font the font lacks 「[^新規登録]+」 of /)]);
});

test("B20 a font without licence is refused, and the check finds a deleted licence", async () => {
  expect(await make("--licence", join(fontPackage, "nothing"))).toBe(2);
  expect(brands.output).toContain("a font goes out only with it");
  expect(existsSync(at("assets/fonts"))).toBe(false);
  await make("--licence", join(fontPackage, "LICENSE_FONT"));
  rmSync(at("assets/fonts/LICENCE.txt"));
  expect(await findings()).toEqual(["font the font goes out without its licence"]);
});

test.each([
  ["a collection", "NotoSansCJK.ttc", "ttcf\0\x02\0\0", "NotoSansCJK.ttc is a collection of several fonts"],
  ["another file", "mark.ttf", "<svg></svg>", "mark.ttf is no font that can be read"],
  ["an empty file", "mark.ttf", "", "mark.ttf is no font that can be read"],
])(
  "B20 %s instead of a font is refused in one sentence and leaves no file behind",
  async (_, name, text, message) => {
    const tokens = brands.read("tokens.ts");
    const from = join(brands.root, name);
    writeFileSync(from, text, "latin1");
    expect(await make("--from", from, "--licence", join(fontPackage, "LICENSE_FONT"))).toBe(2);
    expect(brands.output.trim().split("\n")).toEqual([expect.stringContaining(message)]);
    expect(existsSync(at("assets/fonts"))).toBe(false);
    expect(brands.read("tokens.ts")).toBe(tokens);
  },
);

test("B20 a font that is too large or whose licence is a folder leaves no file behind", async () => {
  const tokens = brands.read("tokens.ts");
  expect(await make("--licence", fontPackage)).toBe(2);
  expect(brands.output).toContain("cannot be read");
  const everyCharacter = Array.from({ length: 1500 }, (_, index) =>
    String.fromCodePoint(0x4e00 + index),
  ).join("");
  edit("copy.ts", "export default {", `export default {\n  "mailChange.doneTitle": "${everyCharacter}",`);
  expect(await make("--licence", join(fontPackage, "LICENSE_FONT"))).toBe(2);
  expect(brands.output).toContain("Take a font of simpler forms");
  expect(existsSync(at("assets/fonts"))).toBe(false);
  expect(brands.read("tokens.ts")).toBe(tokens);
});
