import { controlsCopy } from "../copy/controls.ts";
import { copyOf } from "./copy-of.ts";

/** Props for the components of `@kaitori/ui`: `<UiProvider {...controlsOf(brand.copy)}>`. */
export const controlsOf = (overrides: { readonly [key: string]: string | undefined }) => ({
  words: copyOf(overrides, controlsCopy),
});
