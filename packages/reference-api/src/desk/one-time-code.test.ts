import { expect, test } from "vitest";
import { enrolmentAddress, oneTimeCode, stepOfCode, toBase32 } from "./second-factor.ts";

/** The secret of RFC 6238, appendix B. Our codes are the last six of its eight digits. */
const secret = toBase32(Buffer.from("12345678901234567890"));

test("the enrolment address contains the secret in base32", () => {
  expect(secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(enrolmentAddress(secret, "desk@example.jp")).toBe(
    `otpauth://totp/Kaitori%3Adesk%40example.jp?secret=${secret}&issuer=Kaitori`,
  );
});

test.each([
  { seconds: 59, code: "287082" },
  { seconds: 1_111_111_109, code: "081804" },
  { seconds: 1_111_111_111, code: "050471" },
  { seconds: 1_234_567_890, code: "005924" },
  { seconds: 2_000_000_000, code: "279037" },
  { seconds: 20_000_000_000, code: "353130" },
])("the code at $seconds seconds is the one of RFC 6238: $code", ({ seconds, code }) => {
  expect(oneTimeCode(secret, new Date(seconds * 1000))).toBe(code);
});

test("a code is accepted at most 30 seconds early or late", () => {
  const code = oneTimeCode(secret, new Date(120_000));
  const accepted = [89_000, 90_000, 120_000, 179_000, 180_000].map(
    (now) => stepOfCode(secret, code, new Date(now)) === 4,
  );
  expect(accepted).toEqual([false, true, true, true, false]);
});
