import type { BrandPhotographs } from "@kaitori/brand";

export default {} satisfies BrandPhotographs;
