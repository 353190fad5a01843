export type { RuntimeBrand } from "./parts/brand/runtime-brand.ts";
export { startSite } from "./start/start.tsx";
