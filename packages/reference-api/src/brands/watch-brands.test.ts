import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testBrands } from "../testing/test-brands.ts";
import type { ServedBrand } from "./brand.ts";
import { loadBrands } from "./load-brands.ts";
import { watchBrands } from "./watch-brands.ts";

let folder = "";
let brands: ServedBrand[] = [];
let watching: { stop(): void };
const loggedEvents: string[] = [];

const settings = testBrands[0]?.settings;
/** Generous, because file watching may be slow. */
const pollTimeout = { timeout: 60_000 };

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
