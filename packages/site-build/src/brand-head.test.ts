import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Brand } from "@kaitori/brand";
import { exampleBrand } from "@kaitori/brand/testing";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { brandAssets, themeStyle } from "./brand-head.ts";

let root = "";
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kaitori-assets-"));
  write("package.json", "{}");
  write("index.html", "<html><head><title>t</title></head><body></body></html>");
  write("node_modules/@kaitori/brand-mihon/package.json", "{}");
  write("node_modules/@kaitori/brand-mihon/assets/favicon.svg", "<svg/>");
});
afterEach(() => rmSync(root, { recursive: true }));

const { settings, assets } = exampleBrand();
const brand = exampleBrand({
  name: "mihon",
  settings: { ...settings, serviceName: "見本", hosts: ["mihon.example"] },
  assets: { ...assets, social: { file: "social.png", width: 1200, height: 630 } },
});

async function buildHtml() {
  const current = { plugin: { name: "current" }, read: async () => brand };
  await build({ root, configFile: false, logLevel: "silent", plugins: [brandAssets(brand, current)] });
  return readFileSync(join(root, "dist/index.html"), "utf8");
}

test("B20 the head links icons of tabs and home screens, the manifest and the picture for links", async () => {
  for (const file of ["favicon.ico", "icon-192.png", "icon-512.png"])
    write(`node_modules/@kaitori/brand-mihon/assets/icons/${file}`, file);
  const html = await buildHtml();
  for (const tag of [
    '<link rel="icon" href="/brand/icons/favicon.ico" sizes="32x32">',
    '<link rel="icon" type="image/svg+xml" href="/brand/favicon.svg">',
    '<link rel="apple-touch-icon" href="/brand/touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta property="og:image" content="https://mihon.example/brand/social.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
    expect(html).toContain(tag);
  const manifest = JSON.parse(readFileSync(join(root, "dist/manifest.webmanifest"), "utf8"));
  expect(manifest).toMatchObject({ name: "見本", lang: "ja", start_url: "/", display: "browser" });
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(join(root, "dist", src))).toBe(true);
    expect(src).toContain(sizes.split("x")[0]);
  }
});

test("B20 the head of a brand without drawn icons links no missing file", async () => {
  const html = await buildHtml();
  expect(html).toContain('href="/brand/favicon.svg"');
  expect(html).not.toMatch(/favicon\.ico|manifest/);
  expect(existsSync(join(root, "dist/manifest.webmanifest"))).toBe(false);
});

const { decisions } = exampleBrand().tokens;

test("the charset comes before the styles of the brand, within the first 1024 bytes", async () => {
  const indexHtml = readFileSync(new URL("../../brand/template/app/index.html", import.meta.url), "utf8");
  write("index.html", indexHtml.replace(/<script.*<\/script>/, ""));
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [themeStyle({ read: async () => exampleBrand() })],
  });
  const html = readFileSync(join(root, "dist/index.html"));
  expect(html.toString()).toContain(decisions.paper);
  expect(html.subarray(0, 1024).toString()).toContain('<meta charset="utf-8">');
});

test("an invalid colour is reported with its file", async () => {
  const tokens = { decisions: { ...decisions, brand: "#1f5f8" } };
  const { transformIndexHtml } = themeStyle({ read: async () => ({ name: "aoi", tokens }) as Brand });
  if (typeof transformIndexHtml !== "function") throw new Error("There is no such hook");
  await expect(Reflect.apply(transformIndexHtml, undefined, [])).rejects.toThrow(
    "brands/aoi/tokens.ts: #1f5f8 is not a colour of the form #rrggbb",
  );
});
