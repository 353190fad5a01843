import { expect, test, vi } from "vitest";
import { installed } from "./install.mjs";
import { step } from "./progress.mjs";

const installing = (output: string) =>
  step("Installing packages", () => installed(Promise.resolve({ ok: false, output })));

test("G6 without a connection the installation is called failed, not done, and the reason is said", async () => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await expect(installing("getaddrinfo ENOTFOUND registry.example")).rejects.toThrow(
    "Is this machine online?",
  );
  expect(written.mock.calls.join("")).toMatch(/^▸ Installing packages … failed/);
});

test("G6 what else keeps packages from being installed is shown", async () => {
  await expect(installing("ERR_PNPM_OUTDATED_LOCKFILE")).rejects.toThrow("ERR_PNPM_OUTDATED_LOCKFILE");
});
