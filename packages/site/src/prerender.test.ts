import { expect, test } from "vitest";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { pagesOf, renderPage } from "./prerender.tsx";

const prerendered = pagesOf(exampleTestBrand).filter((page) => page.prerender);

test.each(prerendered)(
  "R2.1 $path is prerendered completely, without suspended parts or scripts",
  async ({ path }) => {
    const { html } = await renderPage(exampleTestBrand, path);
    expect(html).toContain("<h1");
    expect(html).not.toMatch(/<!--\/?\$|<template|<script/);
  },
);
