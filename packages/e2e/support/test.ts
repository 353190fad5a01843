import { randomBytes } from "node:crypto";
import { moveClock } from "@kaitori/tooling/move-clock";
import { test as base } from "@playwright/test";
import { emulateOlderBrowser } from "./older-browser.ts";
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
