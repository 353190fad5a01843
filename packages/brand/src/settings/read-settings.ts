import { readBrandFile } from "./read-brand-file.ts";
import { BrandSettings } from "./schema.ts";

/** Validates the settings that a program has read from a file; the error names the key and the fault. */
export const readSettings = (value: unknown): BrandSettings =>
  readBrandFile("settings", BrandSettings, value);
