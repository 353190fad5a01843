import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KeepWhole } from "./KeepWhole.tsx";

const render = (sentence: string) =>
  renderToStaticMarkup(createElement(KeepWhole, null, sentence)).replaceAll(/ class="[^"]*"/g, "");

test("a day keeps what follows it and the mark after it, and stays whole where all of that is too long", () => {
  expect(render("苦情を受け付けました。2026年11月30日（月）までに、お答えします。")).toBe(
    "苦情を受け付けました。<span><span>2026年11月30日（月）</span>までに、</span>お答えします。",
  );
});

test("a sum keeps its unit and the mark after it", () => {
  expect(render("合計は1,320,000円、2件です。")).toBe(
    "合計は<span>1,320,000円、</span><span>2件</span>です。",
  );
});
