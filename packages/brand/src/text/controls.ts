import { controlsCopy } from "../copy/controls.ts";
import { copyOf } from "./copy-of.ts";

/** What the components of `@kaitori/ui` are handed: `<UiProvider {...controlsOf(brand.copy)}>`. */
export const controlsOf = (overrides: { readonly [key: string]: string | undefined }) => ({
  words: copyOf(overrides, controlsCopy),
});
