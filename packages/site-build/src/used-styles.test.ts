import { PurgeCSS } from "purgecss";
import { expect, test, vi } from "vitest";
import { usedStyles } from "./used-styles.ts";

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

test("a page that differs in its texts only reuses the result; one with other classes does not", async () => {
  const purge = vi.spyOn(PurgeCSS.prototype, "purge");
  const first = await usedStyles(page("calm-box", "茜 Akane 1"), css);
  expect(await usedStyles(page("calm-box", "わかば Wakaba 2"), css)).toBe(first);
  expect(purge).toHaveBeenCalledTimes(1);
  expect(await usedStyles(page("calm-box", "a link to http"), css)).toContain("href^=http");
  expect(purge).toHaveBeenCalledTimes(2);
  purge.mockRestore();
});

test("a word that contains the value of an attribute selector keeps the rule", async () => {
  expect(await usedStyles(page("calm-box", "no address"), css)).not.toContain("href^=http");
  expect(await usedStyles(page("calm-box", "https"), css)).toContain("href^=http");
});

test("a style sheet with escaped letters is processed for each page", async () => {
  const escaped = ".\\31 0{color:red}";
  expect(await usedStyles("<p class='9'></p>", escaped)).toBe("");
  expect(await usedStyles("<p class='10'></p>", escaped)).toBe(escaped);
});
