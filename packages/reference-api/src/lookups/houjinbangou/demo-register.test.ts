import { expect, test } from "vitest";
import { demoCorporations, demoRegister } from "./demo-register.ts";

const register = demoRegister();

test.each(["青空建設", "株式会社青空", "㈱青空", "（株）青空", "ｱｵｿﾞﾗ", "あおぞら"])(
  "R7.1 a corporation is suggested by name, whatever its legal form and spelling: %s",
  async (typed) => {
    const found = await register.search(typed, 5);
    expect(found[0]?.name).toContain("青空");
  },
);

test("R7.1 a legal form alone names nobody", async () => {
  expect(await register.search("株式会社", 5)).toEqual([]);
});

test("B1 every number of the demo register has a right check digit and was never issued", () => {
  for (const { corporate_number } of demoCorporations) {
    expect(corporate_number).toMatch(/^[1-9]9\d{11}$/);
    expect(corporate_number[0]).toBe(checkDigit(corporate_number.slice(1)));
  }
});

/** The National Tax Agency's definition: 9 − (Σ Pn·Qn mod 9), Q = 1 for odd places from the right, 2 for even. */
function checkDigit(base: string): string {
  const sum = [...base]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 2), 0);
  return String(9 - (sum % 9));
}
