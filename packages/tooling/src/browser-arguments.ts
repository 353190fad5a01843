const isRoot = process.getuid?.() === 0;

/** How journeys and stories start Chromium: no sandbox where there is no other way, and none of the browser's own traffic. */
export const browserArguments: readonly string[] = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
