import { readBrandFile } from "../settings/read-settings.ts";
import { BrandSections } from "./schema.ts";

/** Validates the sections that a program has read from a brand's file. */
export const readSections = (value: unknown): BrandSections =>
  readBrandFile("sections", BrandSections, value);
