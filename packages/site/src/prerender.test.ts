import { expect, test } from "vitest";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { pagesOf, renderPage } from "./prerender.tsx";

const prerendered = pagesOf(exampleTestBrand).filter((page) => page.prerender);

test.each(prerendered)(
  "R2.1 $path is hydrated in one pass: it is whole, without a boundary that waits or a script that swaps",
  async ({ path }) => {
    const { html } = await renderPage(exampleTestBrand, path);
    expect(html).toContain("<h1");
    expect(html).not.toMatch(/<!--\/?\$|<template|<script/);
  },
);
