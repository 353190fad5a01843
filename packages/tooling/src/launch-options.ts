import { installedBrowser } from "./browser.mjs";

const isRoot = process.getuid?.() === 0;

/**
 * Options for starting Chromium in journeys, stories and measurements: no sandbox for root, no network
 * requests of the browser itself. A missing browser is reported when one is started, not when the configuration is read.
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
