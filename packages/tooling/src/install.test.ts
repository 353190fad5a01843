import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { newPackages, requireInstalled } from "./install.mjs";
import { step } from "./progress.mjs";

const installing = (output: string) =>
  step("Installing packages", () => requireInstalled(Promise.resolve({ ok: false, output })));

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

test("B20 a brand copied into the repository is installed at the next start", () => {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-install-"));
  for (const path of ["apps/akane", "brands/akane", "apps/midori", "brands/midori", "brands/empty"])
    mkdirSync(join(folder, path), { recursive: true });
  for (const path of ["apps/akane", "brands/akane", "apps/midori", "brands/midori"])
    writeFileSync(join(folder, path, "package.json"), "{}");
  writeFileSync(join(folder, "pnpm-lock.yaml"), "importers:\n\n  apps/akane:\n\n  brands/akane:\n");
  expect(newPackages(folder)).toEqual(["apps/midori", "brands/midori"]);
  rmSync(folder, { recursive: true });
});
