import { randomBytes } from "node:crypto";
import { test as base } from "@playwright/test";
import { asOlderBrowser } from "./older-browser.ts";

/** A journey comes from an address of its own: one address may log in and register only so often. */
export const test = base.extend<{ olderBrowser: undefined }>({
  olderBrowser: [
    async ({ context }, use, { project }) => {
      if (project.metadata.isOlder) await asOlderBrowser(context);
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
  extraHTTPHeaders: ({}, use) => use({ "x-forwarded-for": ["10", ...randomBytes(3)].join(".") }),
});
