import { expect, test } from "vitest";
import { reportPage } from "./look.ts";

const changes = [{ picture: "login-360", pixels: 12 }, { picture: "top-1280" }];

test("B9 the page of changed pictures is Japanese for brand teams", () => {
  const page = reportPage(changes, "ja");
  expect(page).toContain("<h1>2枚の絵が変わりました</h1>");
  expect(page).toContain("login-360：12ピクセルが違います");
  expect(page.match(/<figcaption>([^<]+)/g)).toHaveLength(4);
  expect(page.replace(/<[^>]*>|login-360|top-1280/g, "").replace(/body\{.*\}/, "")).not.toMatch(/[a-z]{3,}/);
});

test("B9 the page of changed pictures is English on request", () => {
  expect(reportPage(changes, "en")).toContain("12 pixels differ");
  expect(reportPage([], "en")).toContain("0 pictures changed");
});
