import { isHoujinbangou } from "@kaitori/domain";
import { expect, test } from "vitest";
import { demoCorporations, demoRegister } from "./choose-register.ts";

const register = demoRegister();

test.each(["青空建設", "株式会社青空", "㈱青空", "（株）青空", "ｱｵｿﾞﾗ", "あおぞら"])(
  "R7.1 the search ignores legal form and spelling of a name: %s",
  async (typed) => {
    const result = await register.search(typed, 5);
    expect(result[0]?.name).toContain("青空");
  },
);

test("R7.1 a legal form alone has no suggestions", async () => {
  expect(await register.search("株式会社", 5)).toEqual([]);
});

test("B1 every number of the demo register has a valid check digit and a prefix that is never issued", () => {
  for (const { houjinbangou } of demoCorporations) {
    expect(houjinbangou).toMatch(/^[1-9]9/);
    expect(isHoujinbangou(houjinbangou)).toBe(true);
  }
});
