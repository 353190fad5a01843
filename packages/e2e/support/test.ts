import { randomBytes } from "node:crypto";
import { moveClock } from "@kaitori/tooling/move-clock";
import { type BrowserContext, test as base } from "@playwright/test";
import { testedBrand } from "./words.ts";

export interface JourneyOptions {
  /** Emulates the oldest supported browser. */
  isOlderBrowser: boolean;
}

/** Gives each journey its own client address, because logins and registrations per address are limited. */
export const test = base.extend<
  JourneyOptions & { olderBrowser: undefined; clock: undefined; tagManager: undefined }
>({
  isOlderBrowser: [false, { option: true }],
  olderBrowser: [
    async ({ context, isOlderBrowser }, use) => {
      if (isOlderBrowser) await emulateOlderBrowser(context);
      await use(undefined);
    },
    { auto: true },
  ],
  /** The browser uses the server's date. */
  clock: [
    async ({ context }, use) => {
      const hours = Number(process.env.HOURS_LATER ?? 0);
      if (hours) await context.addInitScript(moveClock, hours * 3_600_000);
      await use(undefined);
    },
    { auto: true },
  ],
  /** Replaces the third-party script of a brand with a tag manager. */
  tagManager: [
    async ({ context }, use) => {
      // Only for such brands: a route disables the browser's cache.
      if (testedBrand().settings.tags)
        await context.route("https://www.googletagmanager.com/**", (route) =>
          route.fulfill({ contentType: "text/javascript", body: "" }),
        );
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
  extraHTTPHeaders: ({}, use) => use({ "x-forwarded-for": ["10", ...randomBytes(3)].join(".") }),
});

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
const emulateOlderBrowser = (context: BrowserContext) =>
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
