export { type CopyArea, type CopyTexts, copyArea } from "./copy-area.ts";
export { type CopyOf, type CopyText, copyOf } from "./copy-of.ts";
export type { CopyKey, CopyOverrides } from "./overrides.ts";
export { type FillValue, fill, fillLoosely, type Placeholders, placeholdersOf } from "./placeholders.ts";
