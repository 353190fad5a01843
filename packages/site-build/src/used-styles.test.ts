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

test("the rules that a page uses stand in its head", async () => {
  expect(await usedStyles(page("wide", "茜"), css)).toBe(
    ".wide{animation:turn 1s}@keyframes turn{to{rotate:1turn}}[data-tone=calm]{color:blue}",
  );
});

test("the same page with other texts is not worked out again, one that uses other rules is", async () => {
  const purge = vi.spyOn(PurgeCSS.prototype, "purge");
  const first = await usedStyles(page("calm-box", "茜 Akane 1"), css);
  expect(await usedStyles(page("calm-box", "わかば Wakaba 2"), css)).toBe(first);
  expect(purge).toHaveBeenCalledTimes(1);
  expect(await usedStyles(page("calm-box", "a link to http"), css)).toContain("href^=http");
  expect(purge).toHaveBeenCalledTimes(2);
  purge.mockRestore();
});

test("a word that holds what a selector asks for decides, too", async () => {
  expect(await usedStyles(page("calm-box", "no address"), css)).not.toContain("href^=http");
  expect(await usedStyles(page("calm-box", "https"), css)).toContain("href^=http");
});

test("a style sheet with letters written as numbers is worked out for each page", async () => {
  const escaped = ".\\31 0{color:red}";
  expect(await usedStyles("<p class='9'></p>", escaped)).toBe("");
  expect(await usedStyles("<p class='10'></p>", escaped)).toBe(escaped);
});
