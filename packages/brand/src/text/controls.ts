import { controlsCopy } from "../copy/controls.ts";
import { copyOf, type Overrides } from "./copy-of.ts";

/** Props for the components of `@kaitori/ui`: `<UiProvider {...controlsOf(brand.copy)}>`. */
export const controlsOf = (overrides: Overrides) => ({
  words: copyOf(overrides, controlsCopy),
});
