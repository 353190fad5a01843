import { type DocumentedKey, documentedKeys } from "../settings/settings-keys.ts";
import { Decisions } from "./decisions.ts";

export type { BrandTokens } from "./brand-tokens.ts";
export { type ColourDecision, colourDecisions, nearestReadable } from "./nearest-readable.ts";
export { readableSet } from "./readable-set.ts";

/** Every decision with its sentence, for the handbook. */
export const decisionKeys = (): DocumentedKey[] => documentedKeys(Decisions);
export { areTokens } from "./schema.ts";
