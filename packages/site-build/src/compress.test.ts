import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressFolder } from "./compress.ts";

async function compressFiles(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await compressFolder(folder, "pages");
  return {
    copies: readdirSync(folder).filter((name) => name.endsWith(".br")),
    read: (name: string) => readFileSync(join(folder, name)),
  };
}

const long = "text ".repeat(500);

test("scripts (including the PDF reader), styles, pages and drawings get compressed copies", async () => {
  const files = ["page.html", "site.js", "pdf.worker.min.mjs", "site.css", "words.json", "logo.svg"];
  const { copies, read } = await compressFiles(Object.fromEntries(files.map((name) => [name, long])));
  expect(copies).toEqual(files.map((name) => `${name}.br`).sort());
  expect(brotliDecompressSync(read("pdf.worker.min.mjs.br")).toString()).toBe(long);
});

test("compressed formats and tiny files get no copy", async () => {
  const { copies } = await compressFiles({ "photograph.avif": long, "font.woff2": long, "short.js": "1" });
  expect(copies).toEqual([]);
});

test("a compressed copy that is already in the folder is kept", async () => {
  const { read } = await compressFiles({ "site.js": long, "site.js.br": "the earlier copy" });
  expect(read("site.js.br").toString()).toBe("the earlier copy");
});
