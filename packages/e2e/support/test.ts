import { randomBytes } from "node:crypto";
import { test as base } from "@playwright/test";

/** A journey comes from an address of its own: one address may log in and register only so often. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern, and this fixture needs no other
  extraHTTPHeaders: ({}, use) => use({ "x-forwarded-for": ["10", ...randomBytes(3)].join(".") }),
});
