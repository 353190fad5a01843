/// <reference types="vite/client" />
import { expect, test } from "vitest";

const styles = import.meta.glob<string>("./**/*.css.ts", { query: "?raw", import: "default", eager: true });
const thatSay = (said: string) => Object.keys(styles).filter((file) => styles[file]?.includes(said));

test("what is under a pointer looks so where there is one: a finger leaves nothing behind", () => {
  expect(Object.keys(styles).length).toBeGreaterThan(40);
  expect(thatSay(":hover")).toEqual([]);
  expect(thatSay("underPointer(").length).toBeGreaterThan(10);
});

test("lines break between phrases in headings, buttons and names only", () => {
  expect(thatSay("auto-phrase").sort()).toEqual([
    "./Banner/Banner.css.ts",
    "./Button/Button.css.ts",
    "./EmptyState/EmptyState.css.ts",
    "./Field/Field.css.ts",
    "./Heading/Heading.css.ts",
    "./Stepper/Stepper.css.ts",
    "./base/base.css.ts",
    "./choice/choice.css.ts",
  ]);
  const base = styles["./base/base.css.ts"] ?? "";
  expect(base).toContain('globalStyle("h1, h2, h3, h4", { wordBreak: "auto-phrase"');
});
