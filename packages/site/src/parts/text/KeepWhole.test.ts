import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KeepWhole } from "./KeepWhole.tsx";

const render = (sentence: string) =>
  renderToStaticMarkup(createElement(KeepWhole, null, sentence)).replaceAll(/ class="[^"]*"/g, "");

test("a date stays on a line with its suffix and punctuation; if too long, only the date stays whole", () => {
  expect(render("苦情を受け付けました。2026年11月30日（月）までに、お答えします。")).toBe(
    "苦情を受け付けました。<span><span>2026年11月30日（月）</span>までに、</span>お答えします。",
  );
});

test("an amount stays on a line with its unit and punctuation", () => {
  expect(render("合計は1,320,000円、2件です。")).toBe(
    "合計は<span>1,320,000円、</span><span>2件</span>です。",
  );
});
