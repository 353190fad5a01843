import { readBrandFile } from "../settings/read-brand-file.ts";
import { BrandSections } from "./schema.ts";

/** How a brand composes its pages and documents, as a program gets it from a file. */
export const readSections = (value: unknown): BrandSections =>
  readBrandFile("sections", BrandSections, value);
