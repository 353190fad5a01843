import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";

export const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/** A folder like the repository with these brands in it; the output of a command is recorded, and not printed. */
export function copyOfBrands(names: readonly string[], hear: (text: string) => void): string {
  const root = mkdtempSync(join(tmpdir(), "kaitori-brands-"));
  writeFileSync(join(root, "package.json"), "{}");
  for (const name of names)
    cpSync(join(repository, "brands", name), join(root, "brands", name), {
      recursive: true,
      filter: (source) => !source.includes("node_modules"),
    });
  const write = (text: unknown) => {
    hear(String(text));
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(write);
  vi.spyOn(process.stderr, "write").mockImplementation(write);
  return root;
}
