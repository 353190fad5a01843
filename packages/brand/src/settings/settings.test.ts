import { expect, test } from "vitest";
import { readSettings, settingsKeys } from "./index.ts";

test("B9 every key of the settings has a sentence", () => {
  const keys = settingsKeys();
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter(({ sentence }) => !sentence.endsWith("."))).toEqual([]);
});

test("B9 a wrong setting is refused and its key named", () => {
  expect(() => readSettings({ hosts: ["HTTP://x"] })).toThrow(/hosts\.0: must be a host name/);
});
