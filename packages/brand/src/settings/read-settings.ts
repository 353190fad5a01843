import * as v from "valibot";
import { BrandSettings } from "./schema.ts";

/** A brand's settings as a program gets them from a file; refused with the key and what is wrong with it. */
export function readSettings(value: unknown): BrandSettings {
  const result = v.safeParse(BrandSettings, value);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? "settings"}: ${issue.message}`);
  throw new TypeError(`These brand settings do not hold:\n${faults.join("\n")}`);
}
