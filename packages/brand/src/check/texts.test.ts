import { expect, test } from "vitest";
import { forbiddenIn } from "./rules/forbidden.ts";
import { baseTexts } from "./texts.ts";

test("B9 the base copy uses no forbidden word", () => {
  expect([...baseTexts].filter(([, text]) => forbiddenIn(text).length > 0)).toEqual([]);
});

test.each(["ドローンの修理", "資金利用の目的", "貸借対照表", "お引き渡し", "年14.6％の遅延損害金"])(
  "B9 the check allows %s",
  (text) => {
    expect(forbiddenIn(text)).toEqual([]);
  },
);
