import { type DocumentedKey, documentedKeys } from "../settings/settings-keys.ts";
import { Decisions } from "./decisions.ts";

export type { BrandTokens } from "./brand-tokens.ts";
export { fromDesignTokens, toDesignTokens } from "./design-tokens.ts";
export { type ColourDecision, colourDecisions, nearestThatHolds } from "./nearest-that-holds.ts";
export { setThatHolds } from "./set-that-holds.ts";

/** Every decision with its sentence, for the handbook. */
export const decisionKeys = (): DocumentedKey[] => documentedKeys(Decisions);
export { areTokens } from "./schema.ts";
