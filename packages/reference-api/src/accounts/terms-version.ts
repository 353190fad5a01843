import type { ServedBrand } from "../brands/brand.ts";

/** The terms are known by the day of their last revision; who registers agrees to these. */
export const termsVersion = ({ settings }: ServedBrand) => settings.legal.revised;
