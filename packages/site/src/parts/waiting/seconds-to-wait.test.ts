import { NetworkError, ServerError } from "@kaitori/api-client";
import { expect, test } from "vitest";
import { secondsToWait } from "./use-waiting-text.ts";

test.each([
  [new ServerError(429, "too often", undefined, { detail: "too often", retry_after: 30 }), 30],
  [new ServerError(429, "too often", undefined, { detail: "too often" }), undefined],
  [new ServerError(429, "too often", undefined, undefined), undefined],
  [new ServerError(503, "closed", undefined, { retry_after: 30 }), undefined],
  [new NetworkError("timeout"), undefined],
])("R8.5 after %s the seconds to wait are %s", (error, seconds) => {
  expect(secondsToWait(error)).toBe(seconds);
});
