import { BrandSettings } from "../../settings/schema.ts";
import type { Rule } from "../rule.ts";
import { schemaFindings } from "../schema-findings.ts";

/** The settings fit their schema. */
export const settings: Rule = ({ files }) =>
  files.settings ? schemaFindings(files.settings, BrandSettings) : [];
