import { randomBytes } from "node:crypto";
import { moveClock } from "@kaitori/tooling/move-clock";
import { test as base } from "@playwright/test";
import { asOlderBrowser } from "./older-browser.ts";
import { brandOf } from "./words.ts";

export interface JourneyOptions {
  /** Whether the browser is as old as the site is built for; `test.use({ isOlder: false })` where that is not the point. */
  isOlder: boolean;
}

/** A journey comes from an address of its own: one address may log in and register only so often. */
export const test = base.extend<JourneyOptions & { older: undefined; day: undefined; tagManager: undefined }>(
  {
    isOlder: [false, { option: true }],
    older: [
      async ({ context, isOlder }, use) => {
        if (isOlder) await asOlderBrowser(context);
        await use(undefined);
      },
      { auto: true },
    ],
    /** The browser's day is the server's. */
    day: [
      async ({ context }, use) => {
        const hours = Number(process.env.HOURS_LATER ?? 0);
        if (hours) await context.addInitScript(moveClock, hours * 3_600_000);
        await use(undefined);
      },
      { auto: true },
    ],
    /** A brand may name a tag manager; the script itself is somebody else's, and not to be had here. */
    tagManager: [
      async ({ context }, use, info) => {
        // Only then: with a route the browser keeps nothing in its cache.
        if (brandOf(info).settings.tags)
          await context.route("https://www.googletagmanager.com/**", (route) =>
            route.fulfill({ contentType: "text/javascript", body: "" }),
          );
        await use(undefined);
      },
      { auto: true },
    ],
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
    extraHTTPHeaders: ({}, use) => use({ "x-forwarded-for": ["10", ...randomBytes(3)].join(".") }),
  },
);
