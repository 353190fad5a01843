import { expect, expectTypeOf, test } from "vitest";
import { href } from "./page-paths.ts";

test.each([
  [href.top(), "/"],
  [href.login(), "/login/"],
  [href.entryDetail({ entryId: 12 }), "/entry/detail/12/"],
  [href.agreement({ entryId: "12" }), "/entry/12/factoring_service_agreement/"],
  [href.passwordReset(), "/profile/password/reset/reset/$"],
])("R2.1 href returns %s", (address, expected) => {
  expect(address).toBe(expected);
});

test("R2.1 a link without the parameters of its path does not compile", () => {
  expectTypeOf(href.login).parameters.toEqualTypeOf<[]>();
  expectTypeOf(href.entryDetail).parameter(0).toEqualTypeOf<Readonly<Record<"entryId", number | string>>>();
});
