import { getFormDraft, searchBranches } from "@kaitori/wire";
import { expect, test } from "vitest";
import { addressOf } from "./perform-call.ts";

const host = "https://api.example.jp";

test.each([
  { name: "profile", address: `${host}/api/form_drafts/profile/` },
  { name: "../me", address: `${host}/api/form_drafts/..%2Fme/` },
  { name: "a?b#c", address: `${host}/api/form_drafts/a%3Fb%23c/` },
])("R7.1 a parameter stays inside its place: $name", ({ name, address }) => {
  expect(addressOf(host, getFormDraft, { params: { name } })).toBe(address);
});

test.each([".", ".."])("R7.1 a parameter that would climb out of its place is refused: %s", (name) => {
  expect(() => addressOf(host, getFormDraft, { params: { name } })).toThrow(RangeError);
});

test("R7.1 a query is encoded, and what is not given is left out", () => {
  const params = { bank_code: "0001" };
  expect(addressOf("", searchBranches, { params, query: { name: "丸の内 & 本店" } })).toBe(
    "/api/ext/banks/0001/branches/?name=%E4%B8%B8%E3%81%AE%E5%86%85+%26+%E6%9C%AC%E5%BA%97",
  );
  expect(addressOf("", searchBranches, { params, query: { name: undefined } })).toBe(
    "/api/ext/banks/0001/branches/",
  );
});
