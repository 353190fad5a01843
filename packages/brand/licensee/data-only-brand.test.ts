import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataOfHinode, photographOriginal } from "./data-of-hinode.ts";
import { runJourneys } from "./journeys.ts";
import { changedFilesIn, copyRepository, install, node, repository } from "./repository-copy.ts";

/** A complete Japanese font under the Open Font License, from the registry. */
const fontPackage = dirname(
  createRequire(join(repository, "packages/reference-api/package.json")).resolve(
    "@expo-google-fonts/biz-udpgothic/package.json",
  ),
);

// Builds a site and walks through it in a browser, which takes minutes.
describe.runIf(process.env.LONG)("a brand that is data alone", () => {
  let folder = "";
  const at = (file: string) => join(folder, "brands/hinode", file);
  const brand = (...args: string[]) => {
    const { status, stdout } = node(folder, "packages/brand/bin/brand.ts", ...args);
    expect(status, stdout).toBe(0);
    return stdout;
  };

  beforeAll(async () => {
    folder = copyRepository();
    expect(install(folder).status).toBe(0);
    const names = ["--service", "ひので資金", "--company", "株式会社ひので", "--colour", "#b4450f"];
    brand("new", "hinode", ...names, "--yes");
    for (const [file, text] of Object.entries(dataOfHinode)) writeFileSync(at(file), text);
    mkdirSync(at("photographs"), { recursive: true });
    await sharp(Buffer.from(photographOriginal)).jpeg().toFile(at("photographs/shop.jpg"));
    brand("pictures", "hinode");
    const source = readFileSync(at("photographs.ts"), "utf8");
    writeFileSync(at("photographs.ts"), source.replace("【要記入】", "朝日の中の店"));
    brand("icons", "hinode");
    const licence = ["--licence", join(fontPackage, "LICENSE_FONT")];
    const fontFile = join(fontPackage, "700Bold/BIZUDPGothic_700Bold.ttf");
    brand("font", "hinode", "--from", fontFile, "--family", "BIZ UDPGothic", ...licence);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("B20 the check finds nothing in a brand with font, photograph, own pages, consent, tags and a further paper", () => {
    expect(brand("check", "hinode")).toContain("hinode：直すところはありません");
    expect(changedFilesIn(folder).sort()).toEqual(["apps/hinode/", "brands/hinode/", "pnpm-lock.yaml"]);
  });

  test("B20 R1.2 an application runs from start to end, and axe finds nothing on any page", async () => {
    const built = node(folder, "packages/tooling/bin/kaitori.mjs", "build");
    expect(built.status, built.stdout).toBe(0);
    const result = await runJourneys(folder, ["every-brand/health", "entry/lifecycle"], "hinode", {
      long: true,
    });
    expect(result.status, result.stdout).toBe(0);
    expect(result.stdout).toMatch(/\b4 passed/);
  });
});
