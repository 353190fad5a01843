import { beforeEach, expect, test, vi } from "vitest";
import { storedValues } from "./stored-values.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("R3.9 the named fields are kept, a password never", () => {
  const kept = storedValues("register", ["email"]);
  kept.write({ email: "name@example.jp", password: "correct horse" });
  expect([...stored.values()].join()).not.toContain("horse");
  expect(kept.read()).toEqual({ email: "name@example.jp" });
});

test("R3.9 what is sent is forgotten, and no form reads another's", () => {
  const kept = storedValues("register", ["email"]);
  kept.write({ email: "name@example.jp" });
  expect(storedValues("recover", ["email"]).read()).toEqual({});
  kept.forget();
  expect(kept.read()).toEqual({});
});

test.each(["", "null", "7", "{", '{"other":1}'])("R3.9 stored text %j harms nothing", (text) => {
  stored.set("kept:register", text);
  expect(storedValues("register", ["email"]).read()).toEqual({});
});

test("R3.9 a browser that stores nothing still shows the form", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const kept = storedValues("register", ["email"]);
  kept.write({ email: "x" });
  expect(kept.read()).toEqual({});
});
