import { installedBrowser } from "./browser.mjs";

const isRoot = process.getuid?.() === 0;

/**
 * How journeys, stories and measurements start Chromium: no sandbox where there is no other way, and none of the browser's
 * own traffic. A machine without a browser is told what to do when one is started, not when a configuration is read.
 */
export const launchOptions = (...more: readonly string[]) => ({
  get executablePath() {
    return installedBrowser();
  },
  args: [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    ...more,
  ],
});
