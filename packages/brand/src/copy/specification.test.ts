import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copyOf } from "../text/copy-of.ts";
import { specificationCopy } from "./specification.ts";

const requirements = readFileSync(new URL("../../../../docs/requirements.md", import.meta.url), "utf8");

test.each(Object.entries(specificationCopy.texts))(
  "R2.16 R2.17 R5.1 R5.2 R5.4 R5.5 R5.7 R5.9 R8.9 the specification has the string %s word for word",
  (_, text) => {
    // The specification has (code) and 'に戻る' instead of the placeholders.
    expect(requirements).toContain(text.replace("{code}", "code").replace("{place}", ""));
  },
);

test("R8.9 a brand cannot override the strings of the specification", () => {
  const copy = copyOf({ "specification.required": "入れてね" }, specificationCopy);
  expect(copy.required).toBe("入力してください。");
  expect(copy.serverErrorTitle({ code: 503 })).toBe("サーバーエラーが発生しました (503)");
});
