import { expect, test } from "vitest";
import { isPositiveYen, isWithinYen, maximumYen, readYen, writeYen } from "./yen.ts";
import { formatYenInput, readYenInput, yenInputToWire } from "./yen-input.ts";
import { yenReadAloud, yenWithSeparators } from "./yen-text.ts";

test.each([
  ["1000000", 1_000_000, true],
  ["1000000.00", 1_000_000, true],
  ["1.0", 1, true],
  ["0", 0, false],
  ["0.00", 0, false],
  ["999999999999", maximumYen, true],
  ["1000000000000", null, false],
  ["007", 7, true],
  ["1000000.50", null, false],
  ["1.", null, false],
  [".0", null, false],
  ["-1", null, false],
  ["1e6", null, false],
  ["1,000", null, false],
  [" 1", null, false],
  ["1\n", null, false],
  ["１", null, false],
  ["", null, false],
])("B5 the wire's %j is %j yen", (wire, yen, positive) => {
  expect(readYen(wire)).toBe(yen);
  expect(isPositiveYen(wire)).toBe(positive);
});

test("B5 writeYen writes a decimal string", () => {
  expect(writeYen(1_000_000)).toBe("1000000");
});

test.each([
  ["1000000", 1_000_000],
  ["1,000,000", 1_000_000],
  ["１，０００，０００円", 1_000_000],
  ["￥1,000,000-", 1_000_000],
  ["¥1000000", 1_000_000],
  ["\\1000000", 1_000_000],
  ["1000000.00", 1_000_000],
  ["100万", 1_000_000],
  ["１００万円", 1_000_000],
  ["1万2345", 12_345],
  ["1.5万", 15_000],
  ["0.0001万", 1],
  ["1億", 100_000_000],
  ["1.23億", 123_000_000],
  ["1億2000万", 120_000_000],
  ["1億2,000万3,456円", 120_003_456],
  ["5千", 5_000],
  ["2万5千", 25_000],
  ["2.5千円", 2_500],
  ["3,000千円", 3_000_000],
  ["2千万円", 20_000_000],
  ["1億2千万", 120_000_000],
  ["５百万", 5_000_000],
  ["1.5百万円", 1_500_000],
  ["2千万3百万4万5千6", 23_045_006],
  ["￥1,000,000ー", 1_000_000],
  ["1000−", 1_000],
  [" 1 000 ", 1_000],
  ["0", 0],
  ["9999億9999万9999", maximumYen],
  ["1.50000万", 15_000],
  ["10000億", null],
  ["1.00001万", null],
  ["1.5", null],
  ["1,00", null],
  ["100,0000", null],
  ["万", null],
  ["円", null],
  ["-", null],
  ["", null],
  ["百万", null],
  ["1万1億", null],
  ["千万", null],
  ["1百万1千万", null],
  ["2千5百万", null],
  ["1万円円", null],
  ["-100", null],
  ["1円2", null],
  ["1¥0", null],
])("B1 the typed amount %j is %j yen", (typed, yen) => {
  expect(readYenInput(typed)).toBe(yen);
  expect(formatYenInput(typed)).toBe(yen === null ? typed : yenWithSeparators(yen));
  if (yen !== null) expect(yenInputToWire(typed)).toBe(String(yen));
});

test.each([
  ["百万", "百万"],
  ["1.5", "1.5"],
  ["1,00", "1,00"],
  ["10000億", "1000000000000"],
  ["1,000,000,000,000", "1000000000000"],
  ["99999999億", "99999999億"],
])("yenInputToWire(%j) is %j", (typed, wire) => {
  expect(yenInputToWire(typed)).toBe(wire);
});

test.each([
  [0, "0", "0円"],
  [999, "999", "999円"],
  [1000, "1,000", "1000円"],
  [10_000, "10,000", "1万円"],
  [1_234_567, "1,234,567", "123万4567円"],
  [100_000_000, "100,000,000", "1億円"],
  [100_000_001, "100,000,001", "1億1円"],
  [1_000_000_000_000, "1,000,000,000,000", "1兆円"],
])("R1.3 B1 %i yen is shown %s and read %s", (yen, shown, read) => {
  expect(yenWithSeparators(yen)).toBe(shown);
  expect(yenReadAloud(yen)).toBe(read);
});

test.each([
  ["999999999999", true],
  ["1000000000000", false],
  ["9999999999999.00", false],
  ["1000000000000.0", false],
  ["0001000000000000", false],
  ["0000000000000001", true],
  ["000000000000000", true],
  ["1000000000000円", true],
  ["x1000000000000", true],
  ["1000000000000.5", true],
  ["一兆", true],
])("R5.7 %j has at most as many digits as the largest amount: %j", (text, within) => {
  expect(isWithinYen(text)).toBe(within);
});
