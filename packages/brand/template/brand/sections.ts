import type { BrandSections } from "@kaitori/brand";

export default {} satisfies BrandSections;
