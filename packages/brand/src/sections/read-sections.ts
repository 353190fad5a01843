import { readBrandFile } from "../settings/read-brand-file.ts";
import { BrandSections } from "./schema.ts";

/** Validates the composition of a brand's pages and documents that a program read from a file. */
export const readSections = (value: unknown): BrandSections =>
  readBrandFile("sections", BrandSections, value);
