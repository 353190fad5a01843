import { type DocumentedKey, documentedKeys } from "../settings/settings-keys.ts";
import { Decisions } from "./decisions.ts";

export { type ColourDecision, colourDecisions, nearestReadable, readableSet } from "./nearest-readable.ts";
export type { BrandTokens } from "./schema.ts";

/** Every decision with its sentence, for the handbook. */
export const decisionKeys = (): DocumentedKey[] => documentedKeys(Decisions);
export { areTokens } from "./schema.ts";
