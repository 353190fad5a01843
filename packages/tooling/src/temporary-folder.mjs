import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The global set-up of Vitest: tests and the programs that they start have one temporary folder, which goes with them. */
export default function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-tests-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
