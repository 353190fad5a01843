import { expect, test } from "vitest";
import { escapeHtml, fillPlaceholders } from "./html.ts";

test("text in a page cannot become markup", () => {
  expect(escapeHtml(`<b a="1">&'`)).toBe("&lt;b a=&quot;1&quot;&gt;&amp;'");
});

test("placeholders are filled literally, including dollar signs", () => {
  expect(fillPlaceholders("<p><!--page--></p>", { page: "$& $1" })).toBe("<p>$& $1</p>");
});

test("a missing placeholder of a brand's index.html is reported by name", () => {
  expect(() => fillPlaceholders("<p></p>", { head: "" })).toThrow("<!--head-->");
});
