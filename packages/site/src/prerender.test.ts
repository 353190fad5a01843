import { expect, test } from "vitest";
import { brandOfTests } from "#testing/brand-of-tests.ts";
import { pagesOf, renderPage } from "./prerender.tsx";

const prerendered = pagesOf(brandOfTests).filter((page) => page.prerender);

test.each(prerendered)(
  "R2.1 $path is hydrated in one pass: it is whole, without a boundary that waits or a script that swaps",
  async ({ path }) => {
    const { html } = await renderPage(brandOfTests, path);
    expect(html).toContain("<h1");
    expect(html).not.toMatch(/<!--\/?\$|<template|<script/);
  },
);
