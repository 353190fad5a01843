import { beforeEach, expect, test, vi } from "vitest";
import { storageInMemory } from "#testing/storage-in-memory.ts";
import { storedValues } from "./use-stored-values.ts";

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal("sessionStorage", storageInMemory(items));
});

test("R3.9 the named fields are stored, a password never", () => {
  const values = storedValues("register", ["email"]);
  values.write({ email: "name@example.jp", password: "correct horse" });
  expect([...items.values()].join()).not.toContain("horse");
  expect(values.read()).toEqual({ email: "name@example.jp" });
});

test("R3.9 values can be deleted, and each form has its own", () => {
  const values = storedValues("register", ["email"]);
  values.write({ email: "name@example.jp" });
  expect(storedValues("recover", ["email"]).read()).toEqual({});
  values.forget();
  expect(values.read()).toEqual({});
});

test.each(["", "null", "7", "{", '{"other":1}'])("R3.9 the invalid stored text %j is ignored", (text) => {
  items.set("kept:register", text);
  expect(storedValues("register", ["email"]).read()).toEqual({});
});

test("R3.9 the form works in a browser without storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const values = storedValues("register", ["email"]);
  values.write({ email: "x" });
  expect(values.read()).toEqual({});
});
