#!/usr/bin/env node
// What a first visit to a page costs: node bin/first-load.ts [../../apps/<brand>/dist] [/login …]
// Counts what the built page itself asks for: the document, and every script it loads or preloads.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

const apps = resolve(import.meta.dirname, "../../../apps");
const [dist = join(apps, firstBrand(), "dist"), ...asked] = process.argv.slice(2);
const paths = asked.length > 0 ? asked : prerendered();

console.log("page".padEnd(44), "scripts", "   gzip", "  document gzip");
for (const path of paths) {
  const html = readFileSync(join(dist, path, "index.html"));
  const scripts = scriptsOf(html.toString());
  const bytes = scripts.reduce((sum, file) => sum + zipped(readFileSync(join(dist, file))), 0);
  console.log(
    path.padEnd(44),
    `${scripts.length}`.padStart(7),
    kilobytes(bytes),
    ` ${kilobytes(zipped(html))}`,
  );
}
function scriptsOf(html: string): string[] {
  const found = html.matchAll(/(?:rel="modulepreload" href|<script[^>]* src)="(?<file>[^"]+)"/g);
  return [...new Set([...found].map(({ groups }) => groups?.file ?? ""))];
}

function prerendered(): string[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .map((name) => `/${name.replace(/\/?index\.html$/, "")}`)
    .sort();
}

function firstBrand(): string {
  const built = readdirSync(apps).sort()[0];
  if (!built) throw new Error("There is no brand in apps/");
  return built;
}

function zipped(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}
