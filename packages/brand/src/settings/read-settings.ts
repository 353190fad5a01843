import { readBrandFile } from "./read-brand-file.ts";
import { BrandSettings } from "./schema.ts";

/** A brand's settings as a program gets them from a file; refused with the key and what is wrong with it. */
export const readSettings = (value: unknown): BrandSettings =>
  readBrandFile("settings", BrandSettings, value);
