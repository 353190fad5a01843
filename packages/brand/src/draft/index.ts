export { isBrandName } from "../brand-name.ts";
export { type DrawingFault, drawingFaults } from "../check/drawing-faults.ts";
export { svgSize } from "../check/svg-size.ts";
export { type BrandFiles, brandFiles, newAssets } from "../template/brand-files.ts";
export { type Fact, unwrittenFacts } from "../template/new-brand.ts";
export { newDecisions } from "../template/new-decisions.ts";
export { type Templates, workspaceVersions } from "../template/template-types.ts";
export { BrandDraft } from "./brand-draft.ts";
export { changedFiles, newBrandFiles } from "./draft-files.ts";
