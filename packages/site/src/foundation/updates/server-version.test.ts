import { expect, test, vi } from "vitest";
import { followServerVersion } from "./server-version.ts";

test("R7.9 D7.9 a changed server version reloads the page", () => {
  const reloadOnceFor = vi.fn(async () => undefined);
  const onVersion = followServerVersion({ reloadOnceFor });
  onVersion("1-0.1.0");
  onVersion("1-0.1.0");
  expect(reloadOnceFor).not.toHaveBeenCalled();
  onVersion("2-0.2.0");
  expect(reloadOnceFor).toHaveBeenCalledWith("server 2-0.2.0");
});
