import type { BrowserContext } from "@playwright/test";

/**
 * Interfaces that the oldest supported browsers lack, by object (Chrome 111, Safari 16.4, Firefox 114: vite's
 * `baseline-widely-available`). The build translates syntax.
 */
const missingInterfaces = {
  globalThis: ["Iterator", "navigation", "scheduler", "requestIdleCallback", "cookieStore"],
  Object: ["groupBy"],
  Map: ["groupBy"],
  Promise: ["withResolvers", "try"],
  Array: ["fromAsync"],
  URL: ["canParse", "parse"],
  AbortSignal: ["any"],
  RegExp: ["escape"],
  Error: ["isError"],
  Intl: ["Segmenter", "DurationFormat"],
  Uint8Array: ["fromBase64", "fromHex"],
  Response: ["json"],
  ReadableStream: ["from"],
  "Set.prototype": [
    "union",
    "intersection",
    "difference",
    "symmetricDifference",
    "isSubsetOf",
    "isSupersetOf",
  ],
  "Uint8Array.prototype": ["toBase64", "toHex"],
  "Element.prototype": ["checkVisibility", "setHTMLUnsafe"],
  "HTMLDialogElement.prototype": ["requestClose"],
  "Document.prototype": ["startViewTransition"],
  "Navigator.prototype": ["connection", "userAgentData"],
} as const;

/** Deletes these interfaces before any script of the page runs. */
export const emulateOlderBrowser = (context: BrowserContext) =>
  context.addInitScript((interfaces: Record<string, readonly string[]>) => {
    // Iterators such as that of `map.values()` support iteration only.
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
    for (const name of Object.getOwnPropertyNames(iterators)) delete iterators[name];
    for (const [path, names] of Object.entries(interfaces)) {
      const object = path
        .split(".")
        .reduce<Record<string, unknown>>(
          (parent, part) => (part === "globalThis" ? parent : parent[part]) as never,
          window as never,
        );
      for (const name of names) delete object[name];
    }
  }, missingInterfaces);
