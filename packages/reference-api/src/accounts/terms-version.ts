import type { ServedBrand } from "../brands/brand.ts";

/** The terms are identified by the day of their last revision; a registration agrees to that version. */
export const termsVersion = ({ settings }: ServedBrand) => settings.legal.revised;
