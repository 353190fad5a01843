#!/usr/bin/env node
// npx pnpm pictures: see its help.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readLanguage, say } from "@kaitori/brand/sentences";
import { launchOptions } from "@kaitori/tooling/launch-options";
import { startServer } from "@kaitori/tooling/server-process";
import { chromium } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { signInByCall } from "#support/sign-in.ts";

const { language, rest: otherArguments, error } = readLanguage(process.argv.slice(2));
if (error || otherArguments.includes("--help")) {
  console.log((error ?? say("frontPictureHelp"))[language]);
  process.exit(error ? 2 : 0);
}
const file = resolve(
  otherArguments[0] ?? fileURLToPath(new URL("../../../docs/brands.jpg", import.meta.url)),
);
const phone = { width: 360, height: 720 };
const pages = [
  { path: "/" },
  { path: "/mypage/", email: "ready@demo.example" },
  { path: "/mypage/", email: "under-review@demo.example" },
];

const folder = mkdtempSync(join(tmpdir(), "kaitori-pictures-"));
const server = await startServer({ DATA_DIR: folder });
const { port } = server;
const browser = await chromium.launch(launchOptions());
try {
  const pictures: string[] = [];
  for (const [index, { path, email }] of pages.entries()) {
    const brand = brands[index % brands.length];
    if (!brand) throw new Error(say("noBrandsFolder")[language]);
    const origin = `http://${brand.settings.hosts[0]}:${port}`;
    const context = await browser.newContext({ viewport: phone, locale: "ja-JP", timezoneId: "Asia/Tokyo" });
    const page = await context.newPage();
    if (email) await signInByCall(page, email, origin);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    pictures.push((await page.screenshot()).toString("base64"));
    await context.close();
  }
  const gap = 24;
  const width = pictures.length * (phone.width + gap) - gap;
  const board = await browser.newPage({ viewport: { width: 1720, height: 860 }, locale: "ja-JP" });
  await board.goto(`http://handbook.localhost:${port}/board/`);
  await board.locator("iframe").first().waitFor();
  for (const frame of await board.locator("iframe").all())
    await frame.contentFrame().locator("#story h1").first().waitFor();
  pictures.push((await board.screenshot()).toString("base64"));

  const sheet = await browser.newPage({ viewport: { width: width + 2 * gap, height: phone.height } });
  await sheet.setContent(
    `<body style="margin:0;padding:${gap}px;display:flex;flex-wrap:wrap;gap:${gap}px;background:#e8e8ec">${pictures
      .map(
        (picture) => `<img src="data:image/png;base64,${picture}" style="max-width:100%;border-radius:12px">`,
      )
      .join("")}`,
  );
  mkdirSync(dirname(file), { recursive: true });
  await sheet.screenshot({ path: file, type: "jpeg", quality: 62, fullPage: true });
  console.log(file);
} finally {
  await browser.close();
  await server.end("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
