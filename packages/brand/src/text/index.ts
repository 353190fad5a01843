export { handOverAccountInWords } from "./account-in-words.ts";
export { type Article, articlesOf } from "./articles.ts";
export { type ContractBlock, contractBlocks } from "./contract-blocks.ts";
export type { CopyArea, CopyTexts } from "./copy-area.ts";
export { type CopyOf, type CopyText, copyOf, isFixed } from "./copy-of.ts";
export { furtherPaperName, withFurtherPapers } from "./further-papers.ts";
export { type LegalValues, legalValues } from "./legal-values.ts";
export type { CopyKey, CopyOverrides } from "./overrides.ts";
export {
  type FillValue,
  fillGivenValues,
  hasPlaceholder,
  type Placeholders,
} from "./placeholders.ts";
