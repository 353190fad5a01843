import { expect, test } from "vitest";
import { secondsToRetry } from "./retry-after.ts";

const now = Date.parse("2026-11-21T10:00:00Z");

test.each([
  { body: { retry_after: 30 }, header: "60", seconds: 30 },
  { body: { retry_after: "soon" }, header: null, seconds: undefined },
  { body: undefined, header: "600", seconds: 600 },
  { body: "<html>", header: "Sat, 21 Nov 2026 10:05:00 GMT", seconds: 300 },
  { body: undefined, header: "Sat, 21 Nov 2026 09:00:00 GMT", seconds: undefined },
  { body: undefined, header: "soon", seconds: undefined },
  { body: undefined, header: "", seconds: undefined },
  { body: undefined, header: null, seconds: undefined },
])("R8.5 $body with Retry-After $header means $seconds seconds", ({ body, header, seconds }) => {
  expect(secondsToRetry(body, header, now)).toBe(seconds);
});
