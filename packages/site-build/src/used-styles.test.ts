import { expect, test } from "vitest";
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

test("a word that contains the value of an attribute selector keeps the rule", async () => {
  expect(await usedStyles(page("calm-box", "no address"), css)).not.toContain("href^=http");
  expect(await usedStyles(page("calm-box", "https"), css)).toContain("href^=http");
});
