import { expect, test, vi } from "vitest";
import { followServerVersion } from "./server-version.ts";

test("R7.9 D7.9 a changed server version reloads the page", () => {
  const reloadOnceFor = vi.fn(async () => undefined);
  const hear = followServerVersion({ reloadOnceFor });
  hear("1-0.1.0");
  hear("1-0.1.0");
  expect(reloadOnceFor).not.toHaveBeenCalled();
  hear("2-0.2.0");
  expect(reloadOnceFor).toHaveBeenCalledWith("server 2-0.2.0");
});
