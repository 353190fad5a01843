import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { serverVersion } from "./server-version.ts";

test("the server version ends with the version of the package", () => {
  expect(manifest.version).not.toBe("0.0.0");
  expect(serverVersion).toMatch(/^\d+-/);
  expect(serverVersion.endsWith(`-${manifest.version}`)).toBe(true);
});
