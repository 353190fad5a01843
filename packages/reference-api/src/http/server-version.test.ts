import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { serverVersion } from "./server-version.ts";

test("the server's version names the release it belongs to", () => {
  expect(manifest.version).not.toBe("0.0.0");
  expect(serverVersion).toMatch(/^\d+-/);
  expect(serverVersion.endsWith(`-${manifest.version}`)).toBe(true);
});
