import { expect, test, vi } from "vitest";
import { requireInstalled } from "./install.mjs";
import { runStep } from "./progress.mjs";

const installing = (output: string) =>
  runStep("Installing packages", () => requireInstalled(Promise.resolve({ ok: false, output })));

test("without a connection the installation fails with the reason", async () => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await expect(installing("getaddrinfo ENOTFOUND registry.example")).rejects.toThrow(
    "Is this machine online?",
  );
  expect(written.mock.calls.join("")).toMatch(/^▸ Installing packages … failed/);
});

test("any other reason for a failed installation is shown", async () => {
  await expect(installing("ERR_PNPM_OUTDATED_LOCKFILE")).rejects.toThrow("ERR_PNPM_OUTDATED_LOCKFILE");
});
