import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Brand } from "@kaitori/brand";
import { defineConfig } from "@playwright/test";
import { brands } from "./support/brands.ts";

const port = Number(process.env.E2E_PORT ?? 4190);
const originOf = (brand: Brand) => `http://${brand.settings.hosts[0]}:${port}`;
const isSandboxed = process.getuid?.() !== 0;

/** Journeys, in every brand, on a phone and on a desktop, against a server that is started for them. */
export default defineConfig({
  testDir: "journeys",
  testMatch: "**/*.journey.ts",
  outputDir: ".results/traces",
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["line"], ["json", { outputFile: ".results/journeys.json" }]],
  use: {
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        ...(isSandboxed ? [] : ["--no-sandbox"]),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: brands.flatMap((brand) => [
    {
      name: `${brand.name} phone`,
      metadata: { brand: brand.name },
      use: {
        baseURL: originOf(brand),
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: `${brand.name} desktop`,
      metadata: { brand: brand.name },
      use: { baseURL: originOf(brand), viewport: { width: 1280, height: 800 } },
    },
  ]),
  webServer: {
    command: "node ../reference-api/src/main.ts",
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: join(tmpdir(), `kaitori-journeys-${process.pid}`) },
    stdout: "ignore",
    stderr: "pipe",
  },
});
