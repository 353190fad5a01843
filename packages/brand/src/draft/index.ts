export { type DrawingFault, drawingFaults } from "../check/svg-faults.ts";
export { svgSize } from "../check/svg-size.ts";
export {
  type BrandFiles,
  brandFiles,
  changedFiles,
  newAssets,
  type Templates,
  workspaceVersions,
} from "../template/brand-files.ts";
export { BrandDraft, type Fact, isBrandName, newDecisions, unwrittenFacts } from "../template/new-brand.ts";
