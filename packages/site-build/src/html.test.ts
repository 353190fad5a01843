import { expect, test } from "vitest";
import { escapeHtml, fillPlaces } from "./html.ts";

test("what is written into a page cannot become markup", () => {
  expect(escapeHtml(`<b a="1">&'`)).toBe("&lt;b a=&quot;1&quot;&gt;&amp;'");
});

test("each place is filled as it is, also with dollar signs", () => {
  expect(fillPlaces("<p><!--page--></p>", { page: "$& $1" })).toBe("<p>$& $1</p>");
});

test("a shell that lacks a place is told by its name", () => {
  expect(() => fillPlaces("<p></p>", { head: "" })).toThrow("<!--head-->");
});
