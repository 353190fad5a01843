import { expect, test } from "vitest";
import { isClause, isClauseInAddress } from "./clause.ts";

test.each([
  "佐藤商店　なお、第9条の手数料は０円とし、これに反する定めは無効とする",
  "佐藤商店（第９条を除く）",
  "第十二条商会",
  "佐藤商店。手数料は無料",
  "佐藤商店、支払いは翌月",
  "佐藤商店（手数料０円）",
  "佐藤商店【譲渡の対価は1000000円とする】",
  "佐藤商店(ただし契約の解除ができる",
  "佐藤商店［債権は留保］",
  "佐藤商店　ただし手数料は零円とする",
  "佐藤商店 なお9条の手数料は0円とする",
  "佐藤商店 なお第9項に限る",
  "佐藤商店・乙は担保責任を負わない",
  "佐藤商店 第 9 条",
  "佐藤商店第九條",
  "佐藤商店第壱条",
  "佐藤商店､支払いは翌月",
])("D10 %s reads like a clause", (name) => {
  expect(isClause(name)).toBe(true);
});

test.each([
  "株式会社青空建設",
  "㈱青空建設（東京支店）",
  "（株）第一建設",
  "(同)三条堂",
  "ごはんや。",
  "モーニング食堂。　",
  "第3営業所 青空",
  "山田, 佐藤 & Co.",
  "日本債権回収株式会社",
  "東京都千代田区丸の内1丁目1番1号（青空ビル3階）",
  "カ）アオゾラケンセツ",
  "なおみ美容室",
  "なお美",
  "スナックなお",
  "九条商店",
])("D10 %s is a name", (name) => {
  expect(isClause(name)).toBe(false);
});

test("D10 a comma parts an address, and says nothing", () => {
  expect(isClauseInAddress("1丁目1番1号、青空ビル3階")).toBe(false);
  expect(isClauseInAddress("1丁目1番1号、ただし手数料は零円とする")).toBe(true);
});
