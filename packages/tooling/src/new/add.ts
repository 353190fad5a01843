import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Addition } from "./plan.ts";

/** Puts the text there, a whole line below the line that it follows; false where that is not found. */
export function add(folder: string, { file, after, text }: Addition): boolean {
  const path = join(folder, file);
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  const found = before.indexOf(after);
  if (found < 0) return false;
  const end = found + after.length;
  const place = text.endsWith("\n") ? before.indexOf("\n", end) + 1 : end;
  writeFileSync(path, before.slice(0, place) + text + before.slice(place));
  return true;
}
