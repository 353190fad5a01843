import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Global set-up of Vitest: tests and the programs that they start share a temporary folder, which is deleted
 * afterwards.
 */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-tests-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
