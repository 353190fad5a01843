import { existsSync } from "node:fs";

const installed = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** The system's Chromium where there is one, else Playwright's own. */
export const chromium = {
  ...(existsSync(installed) ? { executablePath: installed } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=ja",
  ],
};
