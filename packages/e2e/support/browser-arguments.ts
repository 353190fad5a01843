const isRoot = process.getuid?.() === 0;

/** No sandbox where there is no other way, and none of the browser's own traffic. */
export const browserArguments = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
