import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Brand } from "@kaitori/brand";
import { exampleBrand } from "@kaitori/brand/testing";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { themeStyle } from "./theme-style.ts";

const { decisions } = exampleBrand().tokens;

test("the charset comes before the styles of the brand, within the first 1024 bytes", async () => {
  const root = mkdtempSync(join(tmpdir(), "kaitori-head-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const indexHtml = readFileSync(new URL("../../brand/template/app/index.html", import.meta.url), "utf8");
  writeFileSync(join(root, "index.html"), indexHtml.replace(/<script.*<\/script>/, ""));
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
