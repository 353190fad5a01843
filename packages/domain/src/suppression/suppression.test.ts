import { expect, test } from "vitest";
import { areNewEntriesStopped, systemMessage } from "./suppression.ts";

test.each([
  { method: "stop-new-entry", message: "受付を停止しています", stopped: true, shown: "受付を停止しています" },
  { method: "stop-new-entry", message: null, stopped: true, shown: null },
  { method: "none", message: "お知らせ", stopped: false, shown: null },
  { method: null, message: "お知らせ", stopped: false, shown: null },
])("R4.18 stop-new-entry and its message: %o", ({ method, message, stopped, shown }) => {
  expect(areNewEntriesStopped({ method })).toBe(stopped);
  expect(systemMessage({ method, message })).toBe(shown);
});
