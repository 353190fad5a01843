import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { testBrands } from "../testing/test-server.ts";
import { brandByHost, type ServedBrand } from "./brand.ts";
import { loadBrands, watchBrands } from "./load-brands.ts";

const [brand] = testBrands;

function writeBrands(brands: Record<string, object>): string {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-brands-"));
  for (const [name, settings] of Object.entries(brands)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "settings.ts"), `export default ${JSON.stringify(settings)};`);
    writeFileSync(join(folder, name, "copy.ts"), "export default {};");
    writeFileSync(join(folder, name, "tokens.ts"), `export default ${JSON.stringify(brand?.tokens)};`);
  }
  return folder;
}

test("R1.2 the brands of the repository are valid", async () => {
  const brands = await loadBrands(readConfig({}).brandsDir);
  expect(brands.length).toBeGreaterThanOrEqual(3);
});

test("R1.2 a missing brands folder is named in the error", async () => {
  await expect(loadBrands("/nowhere/brands")).rejects.toThrow("BRANDS_DIR /nowhere/brands does not exist");
});

test("R1.2 an invalid brand is rejected with file, key and reason", async () => {
  const folder = writeBrands({ bad: { ...brand?.settings, hosts: ["HTTP://bad"] } });
  await expect(loadBrands(folder)).rejects.toThrow(
    new RegExp(`^${join(folder, "bad/settings.ts")}: .*hosts\\.0: must be a host name`, "s"),
  );
});

test("R1.2 invalid tokens are rejected with their file", async () => {
  const folder = writeBrands({ bad: brand?.settings ?? {} });
  writeFileSync(join(folder, "bad/tokens.ts"), "export default { decisions: {} };");
  await expect(loadBrands(folder)).rejects.toThrow(
    `${join(folder, "bad/tokens.ts")}: the tokens are invalid`,
  );
});

test("R1.2 two brands on one host are rejected", async () => {
  const folder = writeBrands({ one: brand?.settings ?? {}, two: brand?.settings ?? {} });
  await expect(loadBrands(folder)).rejects.toThrow(
    `${join(folder, "two/settings.ts")}: hosts: "test-brand.localhost" is already a host of brand one`,
  );
});

test.each([
  { host: "test-brand.localhost:4100", brand: "test-brand" },
  { host: "TEST-BRAND.localhost", brand: "test-brand" },
  { host: "companies.localhost", brand: "companies" },
  { host: "www.test-brand.localhost", brand: undefined },
  { host: "test-brand.localhost.evil.example", brand: undefined },
  { host: "", brand: undefined },
])("R1.2 the host $host is brand $brand", ({ host, brand }) => {
  expect(brandByHost(testBrands)(host)?.name).toBe(brand);
});

let folder = "";
let brands: ServedBrand[] = [];
let watching: { stop(): void };
const loggedEvents: string[] = [];

const settings = brand?.settings;
/** Generous, because file watching may be slow. */
const pollTimeout = { timeout: 60_000 };

const save = (file: string, value: object | string) =>
  writeFileSync(
    join(folder, "one", file),
    typeof value === "string" ? value : `export default ${JSON.stringify(value)};`,
  );

beforeEach(async () => {
  folder = writeBrands({ one: { ...settings, individuals: true } });
  brands = await loadBrands(folder);
  loggedEvents.length = 0;
  watching = watchBrands(brands, (_level, event) => loggedEvents.push(event), folder);
});
afterEach(() => {
  watching.stop();
  rmSync(folder, { recursive: true });
});

test("B9 the running server uses saved settings and copy", async () => {
  save("settings.ts", { ...settings, individuals: false });
  await expect.poll(() => brands[0]?.settings.individuals, pollTimeout).toBe(false);
  save("copy.ts", { "login.title": "ようこそ" });
  await expect.poll(() => brands[0]?.copy["login.title"], pollTimeout).toBe("ようこそ");
});

test("B9 logs an invalid file and keeps the last valid settings", async () => {
  save("settings.ts", "export default {");
  await expect.poll(() => loggedEvents, pollTimeout).toEqual(["brand not read"]);
  expect(brands[0]?.settings.individuals).toBe(true);
});

test("B9 does not reload the hosts", async () => {
  const hosts = brands[0]?.settings.hosts;
  save("settings.ts", { ...settings, individuals: false, hosts: ["other.localhost"] });
  await expect.poll(() => brands[0]?.settings.individuals, pollTimeout).toBe(false);
  expect(brands[0]?.settings.hosts).toEqual(hosts);
});
