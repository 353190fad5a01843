import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testBrands } from "../testing/test-brands.ts";
import type { ServedBrand } from "./brand.ts";
import { followBrands } from "./follow-brands.ts";
import { loadBrands } from "./load-brands.ts";

let folder = "";
let brands: ServedBrand[] = [];
let followed: { stop(): void };
const message: string[] = [];

const settings = testBrands[0]?.settings;
/** The watch waits for the system, which may be busy. */
const patience = { timeout: 60_000 };

const save = (file: string, value: object | string) =>
  writeFileSync(
    join(folder, "one", file),
    typeof value === "string" ? value : `export default ${JSON.stringify(value)};`,
  );

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kaitori-brands-"));
  mkdirSync(join(folder, "one"));
  save("settings.ts", { ...settings, individuals: true });
  save("copy.ts", {});
  save("tokens.ts", testBrands[0]?.tokens ?? {});
  brands = await loadBrands(folder);
  message.length = 0;
  followed = followBrands(brands, (_level, event) => message.push(event), folder);
});
afterEach(() => {
  followed.stop();
  rmSync(folder, { recursive: true });
});

test("B9 saved settings and words are those of the running server", async () => {
  save("settings.ts", { ...settings, individuals: false });
  await expect.poll(() => brands[0]?.settings.individuals, patience).toBe(false);
  save("copy.ts", { "login.title": "ようこそ" });
  await expect.poll(() => brands[0]?.copy["login.title"], patience).toBe("ようこそ");
});

test("B9 a file that does not hold is said, and the last that did stays", async () => {
  save("settings.ts", "export default {");
  await expect.poll(() => message, patience).toEqual(["brand not read"]);
  expect(brands[0]?.settings.individuals).toBe(true);
});

test("B9 the hosts stay those of the start", async () => {
  const hosts = brands[0]?.settings.hosts;
  save("settings.ts", { ...settings, individuals: false, hosts: ["other.localhost"] });
  await expect.poll(() => brands[0]?.settings.individuals, patience).toBe(false);
  expect(brands[0]?.settings.hosts).toEqual(hosts);
});
