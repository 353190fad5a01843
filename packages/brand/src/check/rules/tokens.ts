import { Tokens } from "../../tokens/schema.ts";
import type { Rule } from "../rule.ts";
import { schemaFindings } from "../schema-findings.ts";

/** The tokens fit their schema. */
export const tokens: Rule = ({ files }) => (files.tokens ? schemaFindings(files.tokens, Tokens) : []);
