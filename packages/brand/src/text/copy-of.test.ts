import { expect, expectTypeOf, test } from "vitest";
import { copyArea } from "./copy-area.ts";
import { copyOf } from "./copy-of.ts";

const area = copyArea("place", { title: "場所", day: "{day}の予定" });

test("R1.2 a brand's override replaces the base text", () => {
  const copy = copyOf({ "place.title": "ところ", "other.title": "ほか" }, area);
  expect(copy.title).toBe("ところ");
  expect(copy.day({ day: "明日" })).toBe("明日の予定");
});

test("B9 an override without its placeholder does not break the caller", () => {
  expect(copyOf({ "place.day": "予定" }, area).day({ day: "明日" })).toBe("予定");
  expect(copyOf({ "place.title": "{name}" }, area).title).toBe("{name}");
});

test("copyOf caches the texts of a brand; other overrides get their own", () => {
  const overrides = { "place.title": "ところ" };
  expect(copyOf(overrides, area)).toBe(copyOf(overrides, area));
  expect(copyOf({ "place.title": "会場" }, area).title).toBe("会場");
  expect(copyOf(overrides, copyArea("place", { title: "場所" }))).toEqual({ title: "ところ" });
});

test("B9 the type of a text requires the values of its placeholders", () => {
  expectTypeOf(copyOf({}, area).title).toEqualTypeOf<string>();
  expectTypeOf(copyOf({}, area).day).parameter(0).toHaveProperty("day");
});
