import { expect, test } from "vitest";
import { escapeHtml, fillPlaceholders, usedStyles } from "./html.ts";

test("text in a page cannot become markup", () => {
  expect(escapeHtml(`<b a="1">&'`)).toBe("&lt;b a=&quot;1&quot;&gt;&amp;'");
});

test("placeholders are filled literally, including dollar signs", () => {
  expect(fillPlaceholders("<p><!--page--></p>", { page: "$& $1" })).toBe("<p>$& $1</p>");
});

test("a missing placeholder of a brand's index.html is reported by name", () => {
  expect(() => fillPlaceholders("<p></p>", { head: "" })).toThrow("<!--head-->");
});

const css = [
  ".calm-box{color:red}",
  ".wide{animation:turn 1s}",
  "@keyframes turn{to{rotate:1turn}}",
  "a[href^=http]:after{content:'x'}",
  "[data-tone=calm]{color:blue}",
].join("");

const page = (name: string, text: string) =>
  `<body><h1 class="${name}">${text}</h1><a href="/terms/" data-tone="calm">${text}</a></body>`;

test("the head of a page contains the rules that it uses", async () => {
  expect(await usedStyles(page("wide", "茜"), css)).toBe(
    ".wide{animation:turn 1s}@keyframes turn{to{rotate:1turn}}[data-tone=calm]{color:blue}",
  );
});

test("a word that contains the value of an attribute selector keeps the rule", async () => {
  expect(await usedStyles(page("calm-box", "no address"), css)).not.toContain("href^=http");
  expect(await usedStyles(page("calm-box", "https"), css)).toContain("href^=http");
});
